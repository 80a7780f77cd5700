import type { RoutePath } from '../../../src/domain/routes';

/** Groups of screens, by their content and the calls that they make when they open. The space of states is built from them. */

export const PERSONAL: readonly RoutePath[] = ['/auth/personal'];
export const DOCUMENTS: readonly RoutePath[] = ['/auth/kyc'];
export const PROOF_OF_ADDRESS: readonly RoutePath[] = ['/auth/updatePOA'];
export const TASKS: readonly RoutePath[] = ['/auth/complianceTasks'];
export const AGREEMENT_LIST: readonly RoutePath[] = ['/auth/agreement'];
export const AGREEMENT_SCREENS: readonly RoutePath[] = [...AGREEMENT_LIST, '/auth/client-agreement'];
export const TESTS: readonly RoutePath[] = ['/auth/crypto-knowledge-test', '/auth/risk-tolerance-test'];
export const INVESTORS: readonly RoutePath[] = ['/auth/professional', '/auth/qualifiedInvestor'];
export const ACCOUNT_CHANGES: readonly RoutePath[] = ['/auth/resetkyc', '/auth/updatekyc'];

/** Questionnaires that are identified by a scene. Opening one makes the call `create-questionnaire`. */
export const BY_SCENE: readonly RoutePath[] = [
  '/auth/question',
  '/auth/nsquestion',
  '/auth/cnsquestion',
  '/auth/ocquestion',
  '/auth/rfiQuestion',
];
/** Questionnaires that a site offers to verified members, or to professional investors. */
export const FOR_VERIFIED: readonly RoutePath[] = ['/auth/piquestion', '/auth/pivQuestionnaire', '/auth/advancedQuest'];
/** The questionnaire of the enhanced due diligence, whose status is separate from the other questionnaires. */
export const DUE_DILIGENCE: readonly RoutePath[] = ['/auth/eddQuestionnaire'];
/** The custodian's questionnaire, whose status comes from a separate call. */
export const CUSTODIAN: readonly RoutePath[] = ['/auth/newquestion'];
export const QUESTIONNAIRE_SCREENS: readonly RoutePath[] = [
  ...BY_SCENE,
  ...FOR_VERIFIED,
  ...DUE_DILIGENCE,
  ...CUSTODIAN,
  '/auth/questionnaire',
  '/auth/personalquestion',
  '/auth/rcEddQuestionnaire',
  '/auth/rcQuestionnaire',
  '/auth/sourceOfFundsWealth',
  '/auth/standardQuest',
];
