import type { RoutePath } from '../screens/screens';
import type { ComplianceTaskType } from './tasks';

const TASK_ROUTES = {
  UPDATE_POI: '/auth/reverification',
  UPDATE_POA: '/auth/updatePOA',
  AML_QUESTIONNAIRE: '/auth/questionnaire',
  NAME_SCREENING: '/auth/nsquestion',
  EDD: '/auth/eddQuestionnaire',
  RC_QUESTIONNAIRE: '/auth/rcQuestionnaire',
  RC_EDD: '/auth/rcEddQuestionnaire',
  RFI: '/auth/rfiQuestion',
  SOURCE_OF_FUNDS_WEALTH: '/auth/sourceOfFundsWealth',
  RESIDENCE_INFO: '/auth/residenceInfo',
  CLIENT_AGREEMENT: '/auth/client-agreement',
  KNOWLEDGE_TEST: '/auth/crypto-knowledge-test',
  RISK_TOLERANCE_TEST: '/auth/risk-tolerance-test',
  PROFESSIONAL_INVESTOR: '/auth/professional',
  QUALIFIED_INVESTOR: '/auth/qualifiedInvestor',
} as const satisfies Record<ComplianceTaskType, RoutePath>;

/** @param templateCode for the AML questionnaire */
export function taskAddress(type: ComplianceTaskType, templateCode = ''): string {
  const route = TASK_ROUTES[type];
  const hasTemplate = type === 'AML_QUESTIONNAIRE' && templateCode !== '';
  return hasTemplate ? `${route}?${new URLSearchParams({ template_code: templateCode })}` : route;
}
