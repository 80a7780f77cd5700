import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import type { StepStatus } from '../../../domain/statuses';

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
/** Which texts a result has. `notReceived`: after several answers the server still has no submission. */
export type ReviewWords = (typeof WORDS)[keyof typeof WORDS] | 'notReceived';

/** What is known about a submission. */
export interface ReviewFacts {
  /** The status in an answer of kyc-info; undefined while the answer may be about the former attempt. */
  readonly status: StepStatus | undefined;
  /** The statement. Default: the one of the status. */
  readonly kind?: LevelKind | UpdateKind | undefined;
  /** Whether the server has answered several times. */
  readonly isLong: boolean;
}

/** Which texts a result has: those of what the server has said, and none of what an address or the time that has passed suggests. */
export function reviewWords({ status, kind, isLong }: ReviewFacts): ReviewWords {
  if (status === undefined) return 'waiting';
  return status === 'ALLOW' && isLong ? 'notReceived' : WORDS[kind ?? LEVEL_KINDS[status]];
}
