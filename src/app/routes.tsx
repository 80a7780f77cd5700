import type { ComponentType } from 'react';
import type { DependentCalls } from '../api/resource';
import type { PerPage, RoutePath, ScreenRecord } from '../screens/screens';

export interface ScreenCode {
  readonly load: () => Promise<ComponentType>;
  /** Separate from the screen, so that they need not wait for it. Default: none. */
  readonly dependent?: (query: URLSearchParams, path: RoutePath) => Promise<DependentCalls>;
}

const loadPersonal = () => import('../features/identity/personal-page');

/** All questionnaires share their code. */
const loadQuestionnaire = async () => {
  // A visit that begins in the form needs its code too.
  const also = location.search.includes('step=')
    ? import('../features/questionnaires/open-form')
    : import('../ui/illustrations/documents');
  also.catch(() => undefined);
  return (await import('../features/questionnaires/questionnaire-page')).QuestionnairePage;
};

const QUESTIONNAIRE: ScreenCode = {
  load: loadQuestionnaire,
  dependent: async (query, path) =>
    (await import('../features/questionnaires/source-calls')).questionnaireCalls(path, query),
};

const PAGE_CODE: PerPage<ScreenCode> = {
  '/auth/personal': {
    load: async () => {
      import('../features/identity/more').catch(() => undefined);
      return (await loadPersonal()).PersonalPage;
    },
  },
  '/auth/kyc': {
    load: async () => {
      const [, begun] = /[?&]step=(run|return)\b/.exec(location.search) ?? [];
      if (begun) import('../features/document-verification/run-step').catch(() => undefined);
      if (begun === 'return') import('../features/document-verification/return-step').catch(() => undefined);
      return (await import('../features/document-verification/kyc-page')).KycPage;
    },
    dependent: async (query) => (await import('../features/document-verification/kyc-calls')).kycCalls(query),
  },
  '/auth/vendor': {
    load: async () => (await import('../features/non-document/non-document-page')).NonDocumentPage,
    dependent: async (query) => (await import('../features/non-document/number-calls')).numberCalls(query),
  },
  '/auth/sdk': {
    load: async () => (await import('../features/sdk/sdk-page')).SdkPage,
  },
  '/auth/step1': {
    load: async () => (await import('../features/guide/preparation-page')).PreparationPage,
  },
  '/auth/step2': {
    load: async () => (await import('../features/guide/procedure-page')).ProcedurePage,
  },
  '/auth/resetkyc': {
    load: async () => (await import('../features/reset/reset-page')).ResetPage,
  },
  '/auth/updatekyc': {
    load: async () => (await import('../features/update/update-page')).UpdatePage,
  },
  '/auth/updatePOA': {
    load: async () => (await import('../features/proof-of-address/proof-of-address-page')).ProofOfAddressPage,
  },
  '/auth/crypto-knowledge-test': {
    load: async () => (await import('../features/investor-tests/investor-test-page')).KnowledgeTestPage,
  },
  '/auth/risk-tolerance-test': {
    load: async () => (await import('../features/investor-tests/investor-test-page')).RiskToleranceTestPage,
  },
  '/auth/client-agreement': {
    load: async () => (await import('../features/agreements/agreements-page')).ClientAgreementPage,
  },
  '/auth/agreement': {
    load: async () => (await import('../features/agreements/agreements-page')).AgreementsPage,
  },
  '/auth/professional': {
    load: async () => (await import('../features/investor-status/investor-status-page')).ProfessionalPage,
  },
  '/auth/qualifiedInvestor': {
    load: async () => (await import('../features/investor-status/investor-status-page')).QualifiedPage,
  },
  '/auth/residenceInfo': {
    load: async () => (await import('../features/residence/residence-page')).ResidencePage,
  },
  '/auth/complianceTasks': {
    load: async () => (await import('../features/compliance-tasks/compliance-tasks-page')).ComplianceTasksPage,
  },
  '/auth/reverification': {
    load: async () => (await import('../features/reverification/reverification-page')).ReverificationPage,
  },
};

export function codeOf(screen: ScreenRecord): ScreenCode {
  return screen.source ? QUESTIONNAIRE : PAGE_CODE[screen.path];
}
