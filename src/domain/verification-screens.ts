import { eligibility, inMobileApp } from './eligibility';
import type { AccountFacts, Eligibility, EligibilityFacts, RefusalReason } from './eligibility-types';
import type { SiteRules } from './sites';
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

/** One of the member's own steps, or the earlier one whose choice is missing. */
export function possibleStep(level: StepLevel, step: FlowStep, { country, documentType }: DocumentChoice): FlowStep {
  if (step === 'choose' || country === '') return 'choose';
  if (level === 'LEVEL_2') return 'consent';
  return documentType === undefined ? 'document' : step;
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

/**
 * Evaluates `can-verify` and `traffic-diversion`, which can still refuse a start that the eligibility rule allows.
 *
 * @param server results of both calls: whether the member may start, from when a later start is possible, and where
 */
export function serverEligibility(
  server: { canVerify: boolean; retryAt?: number | undefined; target: SiteRules['identityFlow'] },
  account: Pick<AccountFacts, 'mode'>,
): Eligibility {
  if (!server.canVerify) {
    return { allowed: false, reason: 'held-back', wayForward: server.retryAt === undefined ? 'support' : 'later' };
  }
  return server.target === 'mobile-app' ? inMobileApp(account) : { allowed: true };
}
