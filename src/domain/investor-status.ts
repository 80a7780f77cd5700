import type { InvestorClass } from './sites';
import type { QuestionnaireStatus } from './statuses';
import type { ComplianceTaskType } from './tasks';

/** The status as a professional or qualified investor: its template, and where an application stands. */

/** Template and task of each status; both have the same code. */
export const INVESTOR_CODES = {
  professional: 'PROFESSIONAL_INVESTOR',
  qualified: 'QUALIFIED_INVESTOR',
} as const satisfies Record<InvestorClass, ComplianceTaskType>;

/** Where an application stands. */
export type InvestorStanding = 'open' | 'in-review' | 'approved' | 'rejected' | 'expired';

const OF_STATUS = {
  QUESTIONNAIRE_STATUS_UNDEFINED: 'open',
  QUESTIONNAIRE_STATUS_UNSUBMIT: 'open',
  QUESTIONNAIRE_STATUS_PENDING: 'in-review',
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: 'in-review',
  QUESTIONNAIRE_STATUS_APPROVED: 'approved',
  QUESTIONNAIRE_STATUS_REJECTED: 'rejected',
} as const satisfies Record<QuestionnaireStatus, InvestorStanding>;

/**
 * Decides where an application stands at a time.
 *
 * @param deadline Unix time in milliseconds until which an approved status is valid; absent: without end
 */
export function investorStanding(
  status: QuestionnaireStatus,
  deadline: number | undefined,
  now: number,
): InvestorStanding {
  const standing = OF_STATUS[status];
  return standing === 'approved' && deadline !== undefined && deadline <= now ? 'expired' : standing;
}

/** Standings in which the member can apply. */
export const CAN_APPLY: ReadonlySet<InvestorStanding> = new Set(['open', 'rejected', 'expired']);
