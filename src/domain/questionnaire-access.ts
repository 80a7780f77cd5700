import { eligibility } from './eligibility';
import type { EligibilityFacts, Refused } from './eligibility-types';
import type { EddStatus, QuestionnaireStatus } from './statuses';
import { areStepsOpen, stepsOf } from './steps';

export type QuestionnaireAudience =
  | 'everyone'
  /** The questionnaire has a status. */
  | 'asked'
  | 'verified'
  | 'professional-investors';

/** From the eligibility rule, or the site lacks this investor class. */
export type QuestionnaireRefusal = Refused | 'not-asked' | 'not-offered';

/** Received or requested questionnaires are shown unless the account is closed. */
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

export const STATUS_OF_EDD = {
  EDDStatus_Unknown: 'QUESTIONNAIRE_STATUS_UNDEFINED',
  EDDStatus_UnSubmit: 'QUESTIONNAIRE_STATUS_UNSUBMIT',
  EDDStatus_Reviewing: 'QUESTIONNAIRE_STATUS_PENDING_NO_EDIT',
  EDDStatus_Pass: 'QUESTIONNAIRE_STATUS_APPROVED',
  EDDStatus_Reject: 'QUESTIONNAIRE_STATUS_REJECTED',
} as const satisfies Record<EddStatus, QuestionnaireStatus>;
