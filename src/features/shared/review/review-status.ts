import type { StepStatus } from '../../../domain/statuses';

/** Short at first, because most reviews end soon. */
const INTERVALS_S = [2, 3, 5, 8, 13, 20, 30];
/** 31 seconds: long enough for any submission to arrive. */
const LONG_AFTER = 5;

/** In milliseconds. `polls`: polls so far. */
export function pollDelay(polls: number): number {
  return (INTERVALS_S[polls] ?? 30) * 1000;
}

export interface ReviewInput {
  readonly reported: StepStatus;
  /** Undefined if unknown, as after a reload. */
  readonly before: StepStatus | undefined;
  readonly polls: number;
}

export interface ReviewStatus {
  /** Undefined while it may be the previous attempt's. */
  readonly status: StepStatus | undefined;
  readonly isLong: boolean;
  /** Polling stops. */
  readonly isFinal: boolean;
  /** A new attempt may be offered. */
  readonly isOver: boolean;
}

/**
 * The server may report the previous rejection, or `ALLOW` before the submission arrives. Neither counts until the
 * review is long.
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
