import { eligibility } from './eligibility';
import type { Eligibility, EligibilityFacts, RefusalReason } from './eligibility-types';
import type { DocumentType } from './statuses';
import { STEP_LEVELS, type StepLevel } from './steps';

/** Which screen each step of a verification flow shows, so that no address bypasses the eligibility rule. */

/** Steps of a flow: choose the country, choose the document, consent, run the vendor, return from the vendor's page, show the result. */
export const FLOW_STEPS = ['choose', 'document', 'consent', 'run', 'return', 'result'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** The member's own steps, before the vendor's. */
const OWN_STEPS: Record<StepLevel, readonly FlowStep[]> = {
  LEVEL_1: ['choose', 'document', 'consent'],
  // Level 2 proves an address: the vendor asks for the paper.
  LEVEL_2: ['choose', 'consent'],
};

/** Whether a step is one of the member's own. */
export function isOwnStep(step: FlowStep): boolean {
  return OWN_STEPS.LEVEL_1.includes(step);
}

/** Number of a step and of all steps of a level: the member's own, and the vendor's, which is the last one. */
export function stepNumber(level: StepLevel, step: FlowStep): { readonly number: number; readonly total: number } {
  const steps = OWN_STEPS[level];
  const index = steps.indexOf(step);
  const total = steps.length + 1;
  return { number: index === -1 ? total : index + 1, total };
}

/** The step after one of the member's own, or before it; the vendor's run comes after the last one, and nothing before the first. */
export function stepBeside(level: StepLevel, step: FlowStep, beside: 'next' | 'before'): FlowStep | undefined {
  const steps: readonly FlowStep[] = [...OWN_STEPS[level], 'run'];
  return steps[steps.indexOf(step) + (beside === 'next' ? 1 : -1)];
}

/** What the member has chosen so far. */
export interface DocumentChoice {
  /** ISO 3166 alpha-3; empty until chosen. */
  readonly country: string;
  readonly documentType: DocumentType | undefined;
}

/**
 * The step that an address names, or the earlier one that is missing: the choice of the country and of the document, and for a vendor's run
 * the consent to it. The steps after a run are returned as they are.
 *
 * @param hasConsent whether the member has consented, on this visit, to the check of what is chosen
 */
export function possibleStep(
  level: StepLevel,
  step: FlowStep,
  { country, documentType }: DocumentChoice,
  hasConsent: boolean,
): FlowStep {
  if (step === 'return' || step === 'result') return step;
  if (step === 'choose' || country === '') return 'choose';
  if (level === 'LEVEL_1' && documentType === undefined) return 'document';
  // Level 2 has no choice of a document.
  if (level === 'LEVEL_2' && step === 'document') return 'consent';
  return step === 'run' && !hasConsent ? 'consent' : step;
}

/** A step of the flow, or the refusal that is shown instead. */
export type FlowScreen = FlowStep | 'refusal';

/** Refusals that are the outcome of a submission, so that its result is shown instead of the refusal. */
const HAS_RESULT: ReadonlySet<RefusalReason> = new Set([
  'in-review',
  'verified',
  'rejected-finally',
  'daily-limit',
  'not-asked',
]);

/** Whether the answer is a refusal that follows from a submission, so that the submission's result can be shown. */
export function hasResult(answer: Eligibility): boolean {
  return !answer.allowed && HAS_RESULT.has(answer.reason);
}

/**
 * Returns the screen of a step for an answer of the eligibility rule. A member who may start sees the step itself. Otherwise: a country that
 * can be changed leads back to `choose`, a submission leads to its result (except at the member's own steps), and everything else to the
 * refusal.
 */
export function flowScreen(step: FlowStep, answer: Eligibility): FlowScreen {
  if (answer.allowed) return step;
  if (answer.wayForward === 'other-country') return 'choose';
  return !isOwnStep(step) && hasResult(answer) ? 'result' : 'refusal';
}

/** The level that a member verifies next: the first that may be started, else the first that is not verified, else level 2. */
export function nextLevel(facts: EligibilityFacts): StepLevel {
  const answers = STEP_LEVELS.map((level) => ({ level, answer: eligibility({ kind: 'document', level }, facts) }));
  const next =
    answers.find(({ answer }) => answer.allowed) ??
    answers.find(({ answer }) => !answer.allowed && answer.reason !== 'verified');
  return next?.level ?? 'LEVEL_2';
}
