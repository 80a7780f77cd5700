import type { StepStatus } from '../../../domain/statuses';

/** Rules about the status of a review that is polled after a submission. */

/** Seconds between polls: short at first, because most reviews end soon. */
const INTERVALS_S = [2, 3, 5, 8, 13, 20, 30];
/** From this poll on, 31 seconds after the first answer, the review counts as long. */
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

/** What a screen shows about a review. */
export interface ReviewStatus {
  /** The status to show. It differs from the reported one while that is taken for the result of the former attempt. */
  readonly status: StepStatus;
  /** The review takes longer than most. */
  readonly isLong: boolean;
  /** The decision is final: polling stops. */
  readonly isFinal: boolean;
  /** The reported status is shown as it is. */
  readonly isReported: boolean;
  /** The attempt is over, so a new one may be offered. */
  readonly isOver: boolean;
}

/**
 * Evaluates an answer. Right after a second attempt the server may still report the rejection of the first one, and right after any
 * submission `ALLOW` only means that the server has not received it yet. Both count as 'in review' until the review is long.
 */
export function reviewStatus({ reported, before, polls }: ReviewInput): ReviewStatus {
  const isLong = polls >= LONG_AFTER;
  const isFormer = reported === 'FAILED_AND_CAN_RETRY' && before === reported;
  const isReported = !isFormer || isLong;
  return {
    status: isReported ? reported : 'PENDING',
    isLong,
    isFinal: isReported && reported !== 'PENDING' && reported !== 'ALLOW',
    isReported,
    isOver: isReported && (reported !== 'ALLOW' || isLong),
  };
}
