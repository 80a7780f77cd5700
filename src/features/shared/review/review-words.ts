import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import type { CaseKind } from '../../../domain/statements';
import type { StepStatus } from '../../../domain/statuses';
import { type Fault, isRetake } from '../../../domain/submission-faults';

/** Texts of each statement after a submission; right after it, the server may not have received it yet: then nothing is known. */
const WORDS = {
  'level-open': 'waiting',
  'update-needed': 'waiting',
  'level-in-review': 'pending',
  'update-in-review': 'pending',
  'level-verified': 'success',
  'update-current': 'success',
  'level-rejected': 'retry',
  'update-rejected': 'retry',
  'level-rejected-finally': 'support',
  'update-rejected-daily': 'tomorrow',
  'level-locked': 'closed',
  'level-on-hold': 'closed',
  'level-disabled': 'closed',
  'update-not-asked': 'notAsked',
} as const satisfies Record<LevelKind | UpdateKind, string>;

/** Status of the submission that each statement is about. */
export const CASE_STATUSES: Readonly<Record<CaseKind, StepStatus>> = {
  'level-in-review': 'PENDING',
  'level-rejected': 'FAILED_AND_CAN_RETRY',
  'level-rejected-finally': 'FAILED_AND_CAN_NOT_RETRY',
  'update-in-review': 'PENDING',
  'update-rejected': 'FAILED_AND_CAN_RETRY',
  'update-rejected-daily': 'FAILED_AND_CAN_RETRY',
};

/**
 * Which texts a submission has. `submitted`: it was sent on this visit, and the server has said nothing about it yet. `retake`: rejected for one
 * photo. `notReceived`: after several answers the server still has no submission.
 */
export type ReviewWords = (typeof WORDS)[keyof typeof WORDS] | 'submitted' | 'retake' | 'notReceived';

/** What is known about a submission. */
export interface ReviewFacts {
  /** The status in an answer of kyc-info; undefined while the answer may be about the former attempt. */
  readonly status: StepStatus | undefined;
  /** The statement. Default: the one of the status. */
  readonly kind?: LevelKind | UpdateKind | undefined;
  /** Whether the server has answered several times. */
  readonly isLong: boolean;
  /** Whether it was submitted since the page was loaded: by a vendor's own word, not by an address. Default: false. */
  readonly isSubmitted?: boolean;
  /** What a rejection's reason names. */
  readonly fault?: Fault | undefined;
}

/** Which texts a result has: those of what the server has said, and none of what an address or the time that has passed suggests. */
export function reviewWords({ status, kind, isLong, isSubmitted = false, fault }: ReviewFacts): ReviewWords {
  const waiting = isSubmitted ? 'submitted' : 'waiting';
  if (status === undefined) return waiting;
  if (status === 'ALLOW' && isLong) return 'notReceived';
  const words = WORDS[kind ?? LEVEL_KINDS[status]];
  if (words === 'waiting') return waiting;
  return words === 'retry' && isRetake(fault) ? 'retake' : words;
}

/** The stages of a submission. */
export const STAGES = ['submitted', 'checked', 'reviewed', 'result'] as const;
export type Stage = (typeof STAGES)[number];
export type StageState = 'done' | 'current' | 'todo';

/** How far a submission is, by its texts: the states of the stages in their order. */
const PROGRESS: Partial<Record<ReviewWords, readonly [StageState, StageState, StageState, StageState]>> = {
  submitted: ['done', 'current', 'todo', 'todo'],
  // The server has one status for the partner's check and the review after it.
  pending: ['done', 'current', 'current', 'todo'],
  success: ['done', 'done', 'done', 'done'],
  retake: ['done', 'done', 'done', 'done'],
  retry: ['done', 'done', 'done', 'done'],
  support: ['done', 'done', 'done', 'done'],
  tomorrow: ['done', 'done', 'done', 'done'],
};

/** How far a submission is; undefined if no answer says that there is one. */
export function progressOf(words: ReviewWords): Readonly<Record<Stage, StageState>> | undefined {
  const states = PROGRESS[words];
  if (!states) return undefined;
  const [submitted, checked, reviewed, result] = states;
  return { submitted, checked, reviewed, result };
}
