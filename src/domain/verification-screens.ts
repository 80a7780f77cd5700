import type { Eligibility, RefusalReason } from './eligibility';

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
