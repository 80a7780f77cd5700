import type { ParseKeys } from 'i18next';
import type { QuestionnaireAudience } from '../../domain/questionnaire-access';
import { type RoutePath, screenAt } from '../../domain/routes';

/** Where the questions and their status come from. */
export type QuestionnaireSource =
  /** Template by its code. `fromAddress`: the address may name another one (`template_code`). */
  | { readonly kind: 'template'; readonly templateCode: string; readonly fromAddress?: boolean }
  /** The general template 200, for a scene and a request. The address may name the request (`request_id`); else one is created. */
  | { readonly kind: 'scene'; readonly sceneCode: string }
  /** Enhanced due diligence: `get-edd-info` has the status and names the template. */
  | { readonly kind: 'edd'; readonly templateCode: string }
  /** The custodian's onboarding, which has calls of its own for status and answers. */
  | { readonly kind: 'custodian'; readonly templateCode: string };

/** One questionnaire route. */
export interface QuestionnaireRow {
  readonly path: RoutePath;
  readonly titleKey: ParseKeys<'user-accounts'>;
  /** Why we ask; shown before the questions where the template has no description. */
  readonly purposeKey: ParseKeys<'user-accounts'>;
  readonly audience: QuestionnaireAudience;
  readonly source: QuestionnaireSource;
}

/** Every questionnaire route. To add one, add a row here and its `load` row in `app/routes.tsx`. */
// biome-ignore format: one row per line is easier to compare
export const QUESTIONNAIRES: readonly QuestionnaireRow[] = [
  { path: '/auth/question', titleKey: 'pages.question', purposeKey: 'questionnaire.purpose.account', audience: 'everyone', source: { kind: 'scene', sceneCode: 'ACCOUNT' } },
  { path: '/auth/newquestion', titleKey: 'pages.newquestion', purposeKey: 'questionnaire.purpose.custody', audience: 'everyone', source: { kind: 'custodian', templateCode: 'SATOS' } },
  { path: '/auth/nsquestion', titleKey: 'pages.nsquestion', purposeKey: 'questionnaire.purpose.screening', audience: 'asked', source: { kind: 'scene', sceneCode: 'NAME_SCREENING' } },
  { path: '/auth/cnsquestion', titleKey: 'pages.cnsquestion', purposeKey: 'questionnaire.purpose.screening', audience: 'asked', source: { kind: 'scene', sceneCode: 'CONTINUOUS_NAME_SCREENING' } },
  { path: '/auth/ocquestion', titleKey: 'pages.ocquestion', purposeKey: 'questionnaire.purpose.account', audience: 'everyone', source: { kind: 'scene', sceneCode: 'OCCUPATION' } },
  { path: '/auth/questionnaire', titleKey: 'pages.questionnaire', purposeKey: 'questionnaire.purpose.funds', audience: 'everyone', source: { kind: 'template', templateCode: '200', fromAddress: true } },
  { path: '/auth/piquestion', titleKey: 'pages.piquestion', purposeKey: 'questionnaire.purpose.investor', audience: 'professional-investors', source: { kind: 'template', templateCode: 'PROFESSIONAL_INVESTOR_QUESTIONS' } },
  { path: '/auth/personalquestion', titleKey: 'pages.personalquestion', purposeKey: 'questionnaire.purpose.account', audience: 'everyone', source: { kind: 'template', templateCode: 'PERSONAL' } },
  { path: '/auth/pivQuestionnaire', titleKey: 'pages.pivQuestionnaire', purposeKey: 'questionnaire.purpose.investor', audience: 'professional-investors', source: { kind: 'template', templateCode: 'PIV' } },
  { path: '/auth/eddQuestionnaire', titleKey: 'pages.eddQuestionnaire', purposeKey: 'questionnaire.purpose.funds', audience: 'asked', source: { kind: 'edd', templateCode: 'EDD' } },
  { path: '/auth/rcEddQuestionnaire', titleKey: 'pages.rcEddQuestionnaire', purposeKey: 'questionnaire.purpose.risk', audience: 'asked', source: { kind: 'template', templateCode: 'RC_EDD' } },
  { path: '/auth/rcQuestionnaire', titleKey: 'pages.rcQuestionnaire', purposeKey: 'questionnaire.purpose.risk', audience: 'everyone', source: { kind: 'template', templateCode: 'RC_QUESTIONNAIRE' } },
  { path: '/auth/rfiQuestion', titleKey: 'pages.rfiQuestion', purposeKey: 'questionnaire.purpose.information', audience: 'asked', source: { kind: 'scene', sceneCode: 'RFI' } },
  { path: '/auth/sourceOfFundsWealth', titleKey: 'pages.sourceOfFundsWealth', purposeKey: 'questionnaire.purpose.funds', audience: 'everyone', source: { kind: 'template', templateCode: 'SOURCE_OF_FUNDS_WEALTH' } },
  { path: '/auth/advancedQuest', titleKey: 'pages.advancedQuest', purposeKey: 'questionnaire.purpose.account', audience: 'verified', source: { kind: 'template', templateCode: 'ADVANCED' } },
  { path: '/auth/standardQuest', titleKey: 'pages.standardQuest', purposeKey: 'questionnaire.purpose.account', audience: 'everyone', source: { kind: 'template', templateCode: 'STANDARD' } },
];

/** The questionnaire at a path of the router. */
export function questionnaireAt(path: string): QuestionnaireRow | undefined {
  const screen = screenAt(path);
  return QUESTIONNAIRES.find((row) => row.path === screen);
}
