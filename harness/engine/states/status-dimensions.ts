import type * as z from 'zod';
import { AGREEMENTS } from '../../../src/domain/sites';
import { scenarioJsonSchema } from '../json-schema';
import { VENDOR_OUTCOMES } from '../scenario';
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

type Schema = z.core.JSONSchema.BaseSchema;

const SCENARIO: Schema = scenarioJsonSchema();

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

/** A dimension of one key of the scenario, whose values and usual value are those of its schema. */
function ofKey(name: string, path: string, routes: readonly string[]): StatusDimension {
  const { enum: values, default: usual } = path
    .split('.')
    .reduce<Schema>((schema, key) => schema.properties?.[key] as Schema, SCENARIO);
  if (values === undefined) throw new Error(`${path} is no choice`);
  return { name, path, routes, values: values.map(String), usual: String(usual) };
}

/** Every dimension of this kind. */
export const STATUS_DIMENSIONS: readonly StatusDimension[] = [
  ofKey('level1', 'kyc.steps.1', LEVEL_SCREENS),
  ofKey('level2', 'kyc.steps.2', LEVEL_SCREENS),
  ofKey('poi', 'kyc.poi', [...PERSONAL, '/auth/reverification', '/auth/sdk', ...TASKS]),
  ofKey('questionnaire', 'kyc.questionnaire', [
    ...PERSONAL,
    ...TASKS,
    ...QUESTIONNAIRE_SCREENS.filter((route) => !DUE_DILIGENCE.includes(route)),
  ]),
  ofKey('edd', 'kyc.edd', [...PERSONAL, ...TASKS, ...DUE_DILIGENCE]),
  ofKey('poa', 'kyc.poa', PROOF_OF_ADDRESS),
  ofKey('secondIdentity', 'kyc.secondIdentity', PERSONAL),
  ofKey('transferRole', 'kyc.transferRole', PERSONAL),
  ofKey('transfer', 'kyc.transfer', PERSONAL),
  ofKey('provider', 'kyc.provider', DOCUMENTS),
  { name: 'outcome', values: [UNUSED, ...VENDOR_OUTCOMES], routes: DOCUMENTS, usual: UNUSED },
  ofKey('template', 'kyc.questionnaireTemplate', QUESTIONNAIRE_SCREENS),
  ofKey('answers', 'kyc.questionnaireAnswers', QUESTIONNAIRE_SCREENS),
  // The first page of the form or of the test, instead of its introduction.
  { name: 'step', values: [UNUSED, '1'], routes: [...QUESTIONNAIRE_SCREENS, ...TESTS], usual: UNUSED },
  { name: 'agreement', values: [UNUSED, ...AGREEMENTS], routes: AGREEMENT_LIST, usual: UNUSED },
  ofKey('agreements', 'compliance.agreements', [...AGREEMENT_SCREENS, ...TASKS]),
  ofKey('tests', 'compliance.tests', [...TESTS, ...TASKS]),
  ofKey('investor', 'compliance.investor', [...INVESTORS, ...TASKS]),
];
