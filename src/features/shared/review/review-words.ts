import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import type { Remedy } from '../../../domain/remedies';
import type { CaseKind } from '../../../domain/statements';
import type { StepStatus } from '../../../domain/statuses';
import { type Fault, isRetake, remedyOfReason } from '../../../domain/submission-faults';

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

export const CASE_STATUSES: Readonly<Record<CaseKind, StepStatus>> = {
  'level-in-review': 'PENDING',
  'level-rejected': 'FAILED_AND_CAN_RETRY',
  'level-rejected-finally': 'FAILED_AND_CAN_NOT_RETRY',
  'update-in-review': 'PENDING',
  'update-rejected': 'FAILED_AND_CAN_RETRY',
  'update-rejected-daily': 'FAILED_AND_CAN_RETRY',
};

/** `submitted`: not answered yet. `retake`: one photo was rejected. `notReceived`: missing after several answers. */
export type ReviewWords = (typeof WORDS)[keyof typeof WORDS] | 'submitted' | 'retake' | 'notReceived';

export interface ReviewFacts {
  /** Undefined while it may be the previous attempt's. */
  readonly status: StepStatus | undefined;
  /** Default: by the status. */
  readonly kind?: LevelKind | UpdateKind | undefined;
  /** The server has answered several times. */
  readonly isLong: boolean;
  /** Said by the vendor. Default: false. */
  readonly isSubmitted?: boolean;
  readonly fault?: Fault | undefined;
}

/** Only what the server said counts. */
export function reviewWords({ status, kind, isLong, isSubmitted = false, fault }: ReviewFacts): ReviewWords {
  const waiting = isSubmitted ? 'submitted' : 'waiting';
  if (status === undefined) return waiting;
  if (status === 'ALLOW' && isLong) return 'notReceived';
  const words = WORDS[kind ?? LEVEL_KINDS[status]];
  if (words === 'waiting') return waiting;
  return words === 'retry' && isRetake(fault) ? 'retake' : words;
}

/** Default: the reason's. */
const REMEDIES: Partial<Record<ReviewWords, Remedy>> = {
  waiting: 'wait',
  submitted: 'wait',
  pending: 'wait',
  success: 'none',
  support: 'support',
  tomorrow: 'tomorrow',
  closed: 'none',
  notAsked: 'none',
  notReceived: 'retry',
};

/** @param reason a vendor's code or the server's text, may be empty */
export function remedyOfWords(words: ReviewWords, reason: string): Remedy {
  return REMEDIES[words] ?? remedyOfReason(reason);
}

export const STAGES = ['submitted', 'checked', 'reviewed', 'result'] as const;
export type Stage = (typeof STAGES)[number];
export type StageState = 'done' | 'current' | 'todo';

type Progress = readonly [StageState, StageState, StageState, StageState];
const OVER: Progress = ['done', 'done', 'done', 'done'];

/** In the order of the stages. */
const PROGRESS: Partial<Record<ReviewWords, Progress>> = {
  submitted: ['done', 'current', 'todo', 'todo'],
  // One status covers both checks.
  pending: ['done', 'current', 'current', 'todo'],
  success: OVER,
  retake: OVER,
  retry: OVER,
  support: OVER,
  tomorrow: OVER,
};

/** Undefined without a confirmed submission. */
export function progressOf(words: ReviewWords): Readonly<Record<Stage, StageState>> | undefined {
  const states = PROGRESS[words];
  if (!states) return undefined;
  const [submitted, checked, reviewed, result] = states;
  return { submitted, checked, reviewed, result };
}

export function isInProgress(words: ReviewWords): boolean {
  return words === 'submitted' || words === 'pending';
}

interface StagesFacts {
  /** An earlier visit's stages are unknown. */
  readonly isOfThisVisit: boolean;
  /** A screening, whose verdict the last stage would tell. */
  readonly isNeutral: boolean;
}

export function hasStages(words: ReviewWords, { isOfThisVisit, isNeutral }: StagesFacts): boolean {
  return progressOf(words) !== undefined && (isInProgress(words) || (isOfThisVisit && !isNeutral));
}

/** What a result is called. ‘Not approved’ can be tried again, ‘declined’ cannot. */
export function outcomeOf(words: ReviewWords) {
  if (words === 'success') return 'review.success.title';
  return words === 'support' ? 'personal.status.FAILED_AND_CAN_NOT_RETRY' : 'personal.status.FAILED_AND_CAN_RETRY';
}
