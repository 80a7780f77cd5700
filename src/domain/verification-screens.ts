import {
  type AccountFacts,
  type Eligibility,
  type EligibilityFacts,
  eligibility,
  inMobileApp,
  type RefusalReason,
} from './eligibility';
import type { SiteRules } from './sites';
import { STEP_LEVELS, type StepLevel } from './steps';

/** Which screen each step of a verification flow shows, so that no address bypasses the eligibility rule. */

/** Steps of a flow: choose country and document, run the vendor, return from the vendor's page, show the result. */
export const FLOW_STEPS = ['choose', 'run', 'return', 'result'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

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
 * can be changed leads back to `choose`, a submission leads to its result (except at `choose`), and everything else to the refusal.
 */
export function flowScreen(step: FlowStep, answer: Eligibility): FlowScreen {
  if (answer.allowed) return step;
  if (answer.wayForward === 'other-country') return 'choose';
  return step !== 'choose' && hasResult(answer) ? 'result' : 'refusal';
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
