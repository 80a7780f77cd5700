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

/** What an address of a verification flow shows, so that no address gets round the eligibility rule. */

/** `choose` what to verify with, `run` the vendor, come back by `return`, or see the `result`. */
export const FLOW_STEPS = ['choose', 'run', 'return', 'result'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** A step of the flow, or the refusal in its place. */
export type FlowScreen = FlowStep | 'refusal';

/** Refusals after a submission: what became of it is the answer to all that was asked. */
const HAS_RESULT: ReadonlySet<RefusalReason> = new Set([
  'in-review',
  'verified',
  'rejected-finally',
  'daily-limit',
  'not-asked',
]);

/** Whether the refusal is what a submission came to, and its result can be shown. */
export function hasResult(answer: Eligibility): boolean {
  return !answer.allowed && HAS_RESULT.has(answer.reason);
}

/**
 * What a step shows for an answer of the eligibility rule. `choose` and `run` are shown to a member who may start, and to nobody else: a
 * run whose submission is there leads to its result, a country that is not served back to the choice.
 */
export function flowScreen(step: FlowStep, answer: Eligibility): FlowScreen {
  if (answer.allowed) return step;
  if (answer.wayForward === 'other-country') return 'choose';
  return step !== 'choose' && hasResult(answer) ? 'result' : 'refusal';
}

/** The level that a member verifies next: the first that may be started, else the first that is not verified, else the last. */
export function nextLevel(facts: EligibilityFacts): StepLevel {
  const answers = STEP_LEVELS.map((level) => ({ level, answer: eligibility({ kind: 'document', level }, facts) }));
  const next =
    answers.find(({ answer }) => answer.allowed) ??
    answers.find(({ answer }) => !answer.allowed && answer.reason !== 'verified');
  return next?.level ?? 'LEVEL_2';
}

/** What the server's own calls say about a start that the facts allow: `can-verify` and `traffic-diversion` can still refuse it. */
export function narrowed(
  server: { canVerify: boolean; retryAt?: number | undefined; target: SiteRules['identityFlow'] },
  account: Pick<AccountFacts, 'mode'>,
): Eligibility {
  if (!server.canVerify) {
    return { allowed: false, reason: 'held-back', wayForward: server.retryAt === undefined ? 'support' : 'later' };
  }
  return server.target === 'mobile-app' ? inMobileApp(account) : { allowed: true };
}
