import type { StepStatus } from '../../../domain/statuses';

/** Rules about the status of a review that is polled after a submission. */

/** Seconds between polls: short at first, because most reviews end soon. */
const INTERVALS_S = [2, 3, 5, 8, 13, 20, 30];
/** From this poll on, 31 seconds after the first answer, nothing is waited for any more that the server would have received by now. */
const LONG_AFTER = 5;

/** Milliseconds until the next poll. `polls`: number of polls so far. */
export function pollDelay(polls: number): number {
  return (INTERVALS_S[polls] ?? 30) * 1000;
}

/** What is known about a review. */
export interface ReviewInput {
  /** The status in the latest answer. */
  readonly reported: StepStatus;
  /** The status before the submission; undefined if it is unknown, for example after a reload. */
  readonly before: StepStatus | undefined;
  /** Number of the poll that was answered last; 0 if only the first answer is known. */
  readonly polls: number;
}

/** What a screen shows about a review. A status is shown only if kyc-info has reported it. */
export interface ReviewStatus {
  /** The reported status; undefined while it may be that of the former attempt. */
  readonly status: StepStatus | undefined;
  /** The server has answered several times. */
  readonly isLong: boolean;
  /** The decision is final: polling stops. */
  readonly isFinal: boolean;
  /** The attempt is over, so a new one may be offered. */
  readonly isOver: boolean;
}

/**
 * Evaluates an answer. Right after a second attempt the server may still report the rejection of the first one, and right after any
 * submission `ALLOW` only means that the server has not received it yet. Until the review is long, neither is the outcome.
 */
export function reviewStatus({ reported, before, polls }: ReviewInput): ReviewStatus {
  const isLong = polls >= LONG_AFTER;
  const isFormer = reported === 'FAILED_AND_CAN_RETRY' && before === reported;
  const isOutcome = !isFormer || isLong;
  return {
    status: isOutcome ? reported : undefined,
    isLong,
    isFinal: isOutcome && reported !== 'PENDING' && reported !== 'ALLOW',
    isOver: isOutcome && (reported !== 'ALLOW' || isLong),
  };
}
