import { TEMPLATE_CHOICES } from '../../../fixtures/questionnaires/bad-templates';
import { AGREEMENTS } from '../../../src/domain/sites';
import {
  EDD_STATUSES,
  PROVIDERS,
  QUESTIONNAIRE_STATUSES,
  STEP_STATUSES,
  TRANSFER_ROLES,
  TRANSFER_VERIFY_STATUSES,
  UPDATE_POI_STATUSES,
} from '../../../src/domain/statuses';
import { AGREEMENT_STANDINGS, INVESTOR_STANDINGS, TEST_STANDINGS, VENDOR_OUTCOMES } from '../scenario';
import type { Dimension } from './row';
import {
  ACCOUNT_CHANGES,
  AGREEMENT_LIST,
  AGREEMENT_SCREENS,
  DOCUMENTS,
  DUE_DILIGENCE,
  FOR_VERIFIED,
  INVESTORS,
  PERSONAL,
  PROOF_OF_ADDRESS,
  QUESTIONNAIRE_SCREENS,
  TASKS,
  TESTS,
} from './screens';

/** Value of a dimension that has no effect in a state. */
export const UNUSED = '-';

/** A dimension for something that the server knows about the member, with the screens that show it and its value on other screens. */
interface StatusDimension extends Dimension {
  /** Dotted path of the scenario's key; undefined if the value is not one key's. */
  readonly path?: string;
  readonly routes: readonly string[];
  readonly usual: string;
}

const LEVEL_SCREENS = [
  ...PERSONAL,
  ...DOCUMENTS,
  '/auth/vendor',
  ...ACCOUNT_CHANGES,
  ...FOR_VERIFIED,
  ...TASKS,
  ...TESTS,
  ...INVESTORS,
];

/** Every dimension of this kind. */
export const STATUS_DIMENSIONS: readonly StatusDimension[] = [
  { name: 'level1', path: 'kyc.steps.1', values: STEP_STATUSES, routes: LEVEL_SCREENS, usual: 'ALLOW' },
  { name: 'level2', path: 'kyc.steps.2', values: STEP_STATUSES, routes: LEVEL_SCREENS, usual: 'NOT_ALLOW' },
  {
    name: 'poi',
    path: 'kyc.poi',
    values: UPDATE_POI_STATUSES,
    routes: [...PERSONAL, '/auth/reverification', '/auth/sdk', ...TASKS],
    usual: 'DisplayUpdatePOIStatus_No',
  },
  {
    name: 'questionnaire',
    path: 'kyc.questionnaire',
    values: QUESTIONNAIRE_STATUSES,
    routes: [...PERSONAL, ...TASKS, ...QUESTIONNAIRE_SCREENS.filter((route) => !DUE_DILIGENCE.includes(route))],
    usual: 'QUESTIONNAIRE_STATUS_UNDEFINED',
  },
  {
    name: 'edd',
    path: 'kyc.edd',
    values: EDD_STATUSES,
    routes: [...PERSONAL, ...TASKS, ...DUE_DILIGENCE],
    usual: 'EDDStatus_Unknown',
  },
  {
    name: 'poa',
    path: 'kyc.poa',
    values: QUESTIONNAIRE_STATUSES,
    routes: PROOF_OF_ADDRESS,
    usual: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
  },
  {
    name: 'secondIdentity',
    path: 'kyc.secondIdentity',
    values: ['none', ...STEP_STATUSES],
    routes: PERSONAL,
    usual: 'none',
  },
  {
    name: 'transferRole',
    path: 'kyc.transferRole',
    values: ['none', ...TRANSFER_ROLES],
    routes: PERSONAL,
    usual: 'none',
  },
  {
    name: 'transfer',
    path: 'kyc.transfer',
    values: TRANSFER_VERIFY_STATUSES,
    routes: PERSONAL,
    usual: TRANSFER_VERIFY_STATUSES[0],
  },
  { name: 'provider', path: 'kyc.provider', values: PROVIDERS, routes: DOCUMENTS, usual: 'PROVIDER_SUMSUB' },
  { name: 'outcome', values: [UNUSED, ...VENDOR_OUTCOMES], routes: DOCUMENTS, usual: UNUSED },
  {
    name: 'template',
    path: 'kyc.questionnaireTemplate',
    values: TEMPLATE_CHOICES,
    routes: QUESTIONNAIRE_SCREENS,
    usual: 'own',
  },
  {
    name: 'answers',
    path: 'kyc.questionnaireAnswers',
    values: ['none', 'earlier'],
    routes: QUESTIONNAIRE_SCREENS,
    usual: 'none',
  },
  // The first page of the form or of the test, instead of its introduction.
  { name: 'step', values: [UNUSED, '1'], routes: [...QUESTIONNAIRE_SCREENS, ...TESTS], usual: UNUSED },
  { name: 'agreement', values: [UNUSED, ...AGREEMENTS], routes: AGREEMENT_LIST, usual: UNUSED },
  {
    name: 'agreements',
    path: 'compliance.agreements',
    values: AGREEMENT_STANDINGS,
    routes: [...AGREEMENT_SCREENS, ...TASKS],
    usual: 'accepted',
  },
  { name: 'tests', path: 'compliance.tests', values: TEST_STANDINGS, routes: [...TESTS, ...TASKS], usual: 'open' },
  {
    name: 'investor',
    path: 'compliance.investor',
    values: INVESTOR_STANDINGS,
    routes: [...INVESTORS, ...TASKS],
    usual: 'none',
  },
];
