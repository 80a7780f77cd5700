import { eligibility } from './eligibility';
import type { EligibilityFacts, Refused } from './eligibility-types';
import type { EddStatus, QuestionnaireStatus } from './statuses';
import { areStepsOpen, stepsOf } from './steps';

/** Decides whether a member may answer a questionnaire, and how its status is shown. */

/** Who may answer a questionnaire. */
export type QuestionnaireAudience =
  /** Every member whose account is open. */
  | 'everyone'
  /** Members whom the server asks: the questionnaire has a status. */
  | 'asked'
  /** Members with a verified level 1. */
  | 'verified'
  /** Verified members of a site that knows professional investors. */
  | 'professional-investors';

/** Why a member may not answer: a reason of the eligibility rule, or the site has no such class of investors. */
export type QuestionnaireRefusal = Refused | 'not-asked' | 'not-offered';

/**
 * Returns why the member may not answer a questionnaire; undefined if they may. A questionnaire that the server has already received or
 * asked for is always shown, because its status is more useful than a refusal; only a closed account comes before it.
 */
export function questionnaireRefusal(
  audience: QuestionnaireAudience,
  status: QuestionnaireStatus,
  facts: EligibilityFacts,
): QuestionnaireRefusal | undefined {
  if (!areStepsOpen(facts)) return { allowed: false, reason: 'closed', wayForward: 'support' };
  if (status !== 'QUESTIONNAIRE_STATUS_UNDEFINED' && status !== 'QUESTIONNAIRE_STATUS_UNSUBMIT') return undefined;
  if (audience === 'asked') return status === 'QUESTIONNAIRE_STATUS_UNDEFINED' ? 'not-asked' : undefined;
  if (audience === 'everyone') return undefined;
  if (audience === 'professional-investors' && !facts.rules.investorClasses.includes('professional'))
    return 'not-offered';
  const { status: step } = stepsOf(facts).LEVEL_1;
  if (step === 'SUCCESS') return undefined;
  if (step === 'PENDING') return { allowed: false, reason: 'in-review', wayForward: 'wait' };
  const start = eligibility({ kind: 'document', level: 'LEVEL_1' }, facts);
  return { allowed: false, reason: 'not-verified', wayForward: start.allowed ? 'verify-first' : start.wayForward };
}

/** The status of the enhanced due diligence as the status of its questionnaire. */
export const STATUS_OF_EDD = {
  EDDStatus_Unknown: 'QUESTIONNAIRE_STATUS_UNDEFINED',
  EDDStatus_UnSubmit: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
  EDDStatus_Reviewing: 'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
  EDDStatus_Pass: 'QUESTIONNAIRE_STATUS_APPROVED',
  EDDStatus_Reject: 'QUESTIONNAIRE_STATUS_REJECTED',
} as const satisfies Record<EddStatus, QuestionnaireStatus>;
