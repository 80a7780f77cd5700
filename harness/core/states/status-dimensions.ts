import type * as z from 'zod';
import { AGREEMENTS } from '../../../src/domain/sites';
import { QUESTIONNAIRE_SCREENS, type RoutePath } from '../../../src/screens/screens';
import { scenarioJsonSchema } from '../json-schema';
import { VENDOR_OUTCOMES } from '../scenario';
import type { Dimension } from './row';
import { questionnairesFrom, screensOf } from './screens';

/** The dimension has no effect in this state. */
export const UNUSED = '-';

interface StatusDimension extends Dimension {
  /** Scenario key, if there is exactly one. */
  readonly path?: string;
  readonly routes: readonly string[];
  readonly usual: string;
}

type Schema = z.core.JSONSchema.BaseSchema;

const SCENARIO: Schema = scenarioJsonSchema();

const PERSONAL = '/auth/personal';
const DOCUMENTS = '/auth/kyc';
const TASKS = '/auth/complianceTasks';
const TESTS = screensOf('investor-test');
const INVESTORS = screensOf('investor-status');
const QUESTIONNAIRES = screensOf('questionnaire');
const DUE_DILIGENCE = questionnairesFrom('edd');

const LEVEL_SCREENS: readonly RoutePath[] = [
  PERSONAL,
  DOCUMENTS,
  '/auth/vendor',
  '/auth/resetkyc',
  '/auth/updatekyc',
  ...QUESTIONNAIRE_SCREENS.filter(
    ({ audience }) => audience === 'verified' || audience === 'professional-investors',
  ).map(({ path }) => path),
  TASKS,
  ...TESTS,
  ...INVESTORS,
];

/** Takes values and default from the scenario's schema. */
function ofKey(name: string, path: string, routes: readonly string[]): StatusDimension {
  const { enum: values, default: usual } = path
    .split('.')
    .reduce<Schema>((schema, key) => schema.properties?.[key] as Schema, SCENARIO);
  if (values === undefined) throw new Error(`${path} is not a choice`);
  return { name, path, routes, values: values.map(String), usual: String(usual) };
}

export const STATUS_DIMENSIONS: readonly StatusDimension[] = [
  ofKey('level1', 'kyc.steps.1', LEVEL_SCREENS),
  ofKey('level2', 'kyc.steps.2', LEVEL_SCREENS),
  ofKey('poi', 'kyc.poi', [PERSONAL, '/auth/reverification', '/auth/sdk', TASKS]),
  ofKey('questionnaire', 'kyc.questionnaire', [
    PERSONAL,
    TASKS,
    ...QUESTIONNAIRES.filter((route) => !DUE_DILIGENCE.includes(route)),
  ]),
  ofKey('edd', 'kyc.edd', [PERSONAL, TASKS, ...DUE_DILIGENCE]),
  ofKey('poa', 'kyc.poa', ['/auth/updatePOA']),
  ofKey('secondIdentity', 'kyc.secondIdentity', [PERSONAL]),
  ofKey('transferRole', 'kyc.transferRole', [PERSONAL]),
  ofKey('transfer', 'kyc.transfer', [PERSONAL]),
  ofKey('provider', 'kyc.provider', [DOCUMENTS]),
  { name: 'outcome', values: [UNUSED, ...VENDOR_OUTCOMES], routes: [DOCUMENTS], usual: UNUSED },
  ofKey('template', 'kyc.questionnaireTemplate', QUESTIONNAIRES),
  ofKey('answers', 'kyc.questionnaireAnswers', QUESTIONNAIRES),
  // The first page of the form or test, not its introduction.
  { name: 'step', values: [UNUSED, '1'], routes: [...QUESTIONNAIRES, ...TESTS], usual: UNUSED },
  { name: 'agreement', values: [UNUSED, ...AGREEMENTS], routes: ['/auth/agreement'], usual: UNUSED },
  ofKey('agreements', 'compliance.agreements', [...screensOf('agreement'), TASKS]),
  ofKey('tests', 'compliance.tests', [...TESTS, TASKS]),
  ofKey('investor', 'compliance.investor', [...INVESTORS, TASKS]),
];
