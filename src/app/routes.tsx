import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { DependentCalls } from '../api/resource';
import { ROUTES, type RoutePath } from '../domain/routes';
import type { FirstTextFile } from '../i18n/locales-path';

/** A screen: its path, the key of its title, and the import of its code. */
export interface RouteRow {
  readonly path: RoutePath;
  readonly titleKey: ParseKeys<'user-accounts'>;
  /** Whether it opens with a step of a flow: the step's title follows from more than the path, and stands at another place. Default: false. */
  readonly opensFlow?: true;
  /** The texts of its first view. None where the member's session is always a token. */
  readonly firstTexts?: FirstTextFile;
  readonly load: () => Promise<ComponentType>;
  /**
   * The calls without which the screen shows its skeleton and that depend on answers. Their code is apart from the screen's, so that they are sent
   * while that is on its way. Default: none.
   */
  readonly dependent?: (query: URLSearchParams, path: RoutePath) => Promise<DependentCalls>;
}

const loadPersonal = () => import('../features/identity/personal-page');

/** All questionnaires share one screen, which finds its row in the catalogue by the address. */
const loadQuestionnaire = async () => {
  // A visit that begins in the form needs its code too; any other one, the drawing of its first page.
  const also = location.search.includes('step=')
    ? import('../features/questionnaires/open-form')
    : import('../ui/illustrations/documents');
  also.catch(() => undefined);
  return (await import('../features/questionnaires/questionnaire-page')).QuestionnairePage;
};

/** What the rows of all questionnaires share. */
const QUESTIONNAIRE = {
  firstTexts: 'questionnaire',
  load: loadQuestionnaire,
  dependent: async (query: URLSearchParams, path: RoutePath) =>
    (await import('../features/questionnaires/source-calls')).questionnaireCalls(path, query),
} as const;

/** One row per screen. `satisfies` makes the build fail if a path of `ROUTES` has no row. */
const TABLE = {
  '/auth/personal': {
    titleKey: 'pages.personal',
    firstTexts: 'personal',
    load: async () => {
      // The page imports it too, but only when its own code has run.
      import('../features/identity/more').catch(() => undefined);
      return (await loadPersonal()).PersonalPage;
    },
  },
  '/auth/kyc': {
    titleKey: 'pages.kyc',
    opensFlow: true,
    firstTexts: 'kyc',
    load: async () => {
      // The page imports them too, but only when its own code has run.
      const [, begun] = /[?&]step=(run|return)\b/.exec(location.search) ?? [];
      if (begun) import('../features/document-verification/run-step').catch(() => undefined);
      if (begun === 'return') import('../features/document-verification/return-step').catch(() => undefined);
      return (await import('../features/document-verification/kyc-page')).KycPage;
    },
    dependent: async (query) => (await import('../features/document-verification/kyc-calls')).kycCalls(query),
  },
  '/auth/vendor': {
    titleKey: 'pages.vendor',
    opensFlow: true,
    firstTexts: 'vendor',
    load: async () => (await import('../features/non-document/non-document-page')).NonDocumentPage,
    dependent: async (query) => (await import('../features/non-document/number-calls')).numberCalls(query),
  },
  '/auth/sdk': {
    titleKey: 'pages.sdk',
    opensFlow: true,
    load: async () => (await import('../features/sdk/sdk-page')).SdkPage,
  },
  '/auth/step1': {
    titleKey: 'pages.step1',
    firstTexts: 'guide',
    load: async () => (await import('../features/guide/preparation-page')).PreparationPage,
  },
  '/auth/step2': {
    titleKey: 'pages.step2',
    firstTexts: 'guide',
    load: async () => (await import('../features/guide/procedure-page')).ProcedurePage,
  },
  '/auth/question': { titleKey: 'pages.question', ...QUESTIONNAIRE },
  '/auth/newquestion': { titleKey: 'pages.newquestion', ...QUESTIONNAIRE },
  '/auth/nsquestion': { titleKey: 'pages.nsquestion', ...QUESTIONNAIRE },
  '/auth/cnsquestion': { titleKey: 'pages.cnsquestion', ...QUESTIONNAIRE },
  '/auth/ocquestion': { titleKey: 'pages.ocquestion', ...QUESTIONNAIRE },
  '/auth/questionnaire': { titleKey: 'pages.questionnaire', ...QUESTIONNAIRE },
  '/auth/piquestion': { titleKey: 'pages.piquestion', ...QUESTIONNAIRE },
  '/auth/personalquestion': { titleKey: 'pages.personalquestion', ...QUESTIONNAIRE },
  '/auth/resetkyc': {
    titleKey: 'pages.resetkyc',
    firstTexts: 'reset',
    load: async () => (await import('../features/reset/reset-page')).ResetPage,
  },
  '/auth/updatekyc': {
    titleKey: 'pages.updatekyc',
    opensFlow: true,
    firstTexts: 'update',
    load: async () => (await import('../features/update/update-page')).UpdatePage,
  },
  '/auth/updatePOA': {
    titleKey: 'pages.updatePOA',
    opensFlow: true,
    firstTexts: 'proof-of-address',
    load: async () => (await import('../features/proof-of-address/proof-of-address-page')).ProofOfAddressPage,
  },
  '/auth/crypto-knowledge-test': {
    titleKey: 'pages.cryptoKnowledgeTest',
    firstTexts: 'investor-test',
    load: async () => (await import('../features/investor-tests/investor-test-page')).KnowledgeTestPage,
  },
  '/auth/risk-tolerance-test': {
    titleKey: 'pages.riskToleranceTest',
    firstTexts: 'investor-test',
    load: async () => (await import('../features/investor-tests/investor-test-page')).RiskToleranceTestPage,
  },
  '/auth/client-agreement': {
    titleKey: 'pages.clientAgreement',
    firstTexts: 'agreement',
    load: async () => (await import('../features/agreements/agreements-page')).ClientAgreementPage,
  },
  '/auth/agreement': {
    titleKey: 'pages.agreement',
    firstTexts: 'agreement',
    load: async () => (await import('../features/agreements/agreements-page')).AgreementsPage,
  },
  '/auth/professional': {
    titleKey: 'pages.professional',
    firstTexts: 'investor-status',
    load: async () => (await import('../features/investor-status/investor-status-page')).ProfessionalPage,
  },
  '/auth/pivQuestionnaire': { titleKey: 'pages.pivQuestionnaire', ...QUESTIONNAIRE },
  '/auth/qualifiedInvestor': {
    titleKey: 'pages.qualifiedInvestor',
    firstTexts: 'investor-status',
    load: async () => (await import('../features/investor-status/investor-status-page')).QualifiedPage,
  },
  '/auth/eddQuestionnaire': { titleKey: 'pages.eddQuestionnaire', ...QUESTIONNAIRE },
  '/auth/rcEddQuestionnaire': { titleKey: 'pages.rcEddQuestionnaire', ...QUESTIONNAIRE },
  '/auth/rcQuestionnaire': { titleKey: 'pages.rcQuestionnaire', ...QUESTIONNAIRE },
  '/auth/rfiQuestion': { titleKey: 'pages.rfiQuestion', ...QUESTIONNAIRE },
  '/auth/sourceOfFundsWealth': { titleKey: 'pages.sourceOfFundsWealth', ...QUESTIONNAIRE },
  '/auth/residenceInfo': {
    titleKey: 'pages.residenceInfo',
    opensFlow: true,
    firstTexts: 'residence',
    load: async () => (await import('../features/residence/residence-page')).ResidencePage,
  },
  '/auth/advancedQuest': { titleKey: 'pages.advancedQuest', ...QUESTIONNAIRE },
  '/auth/standardQuest': { titleKey: 'pages.standardQuest', ...QUESTIONNAIRE },
  '/auth/complianceTasks': {
    titleKey: 'pages.complianceTasks',
    firstTexts: 'compliance-tasks',
    load: async () => (await import('../features/compliance-tasks/compliance-tasks-page')).ComplianceTasksPage,
  },
  '/auth/reverification': {
    titleKey: 'pages.reverification',
    firstTexts: 'reverification',
    load: async () => (await import('../features/reverification/reverification-page')).ReverificationPage,
  },
} as const satisfies Record<RoutePath, Omit<RouteRow, 'path'>>;

/** All screens, as a list. */
export const ROUTE_TABLE: readonly RouteRow[] = ROUTES.map(({ path }) => ({ path, ...TABLE[path] }));
