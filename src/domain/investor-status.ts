import type { InvestorClass } from './sites';
import type { QuestionnaireStatus } from './statuses';
import type { ComplianceTaskType } from './tasks';

/** Template and task share a code. */
export const INVESTOR_CODES = {
  professional: 'PROFESSIONAL_INVESTOR',
  qualified: 'QUALIFIED_INVESTOR',
} as const satisfies Record<InvestorClass, ComplianceTaskType>;

export type ApplicationStatus = 'open' | 'in-review' | 'approved' | 'rejected' | 'expired';

const OF_STATUS = {
  QUESTIONNAIRE_STATUS_UNDEFINED: 'open',
  QUESTIONNAIRE_STATUS_UNSUBMIT: 'open',
  QUESTIONNAIRE_STATUS_PENDING: 'in-review',
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: 'in-review',
  QUESTIONNAIRE_STATUS_APPROVED: 'approved',
  QUESTIONNAIRE_STATUS_REJECTED: 'rejected',
} as const satisfies Record<QuestionnaireStatus, ApplicationStatus>;

/** @param deadline Unix milliseconds until which an approval is valid; absent: no end */
export function applicationStatus(
  status: QuestionnaireStatus,
  deadline: number | undefined,
  now: number,
): ApplicationStatus {
  const result = OF_STATUS[status];
  return result === 'approved' && deadline !== undefined && deadline <= now ? 'expired' : result;
}

export const CAN_APPLY: ReadonlySet<ApplicationStatus> = new Set(['open', 'rejected', 'expired']);
