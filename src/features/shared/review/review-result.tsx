import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import { rowOf, type StatementTone } from '../../../domain/statements';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import { ErrorState } from '../../../ui/error-state';
import { ResultBanner } from '../../../ui/result-banner';
import { remedyFor, useErrorTexts } from '../loading/load-texts';
import { RejectionPhotos } from '../photos/rejection-photos';
import { RejectionReason } from './rejection-reason';
import { WithTimeline } from './review-timeline';

/** Texts of each statement after a submission; right after it, the server may not have received it yet. */
const WORDS = {
  'level-open': 'pending',
  'update-needed': 'pending',
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
/** `notReceived`: long after a submission the server still has none, so it did not arrive. */
type Words = (typeof WORDS)[keyof typeof WORDS] | 'notReceived';

const TITLES = {
  pending: 'review.pending.title',
  success: 'review.success.title',
  retry: 'review.retry.title',
  support: 'review.support.title',
  closed: 'review.closed.title',
  notReceived: 'review.notReceived.title',
  tomorrow: 'statement.update-rejected.title',
  notAsked: 'reverification.nothingTitle',
} as const satisfies Record<Words, string>;

const BODIES = {
  success: 'review.success.body',
  retry: 'review.retry.body',
  support: 'review.support.body',
  closed: 'review.closed.body',
  notReceived: 'review.notReceived.body',
  tomorrow: 'reverification.dailyLimit',
  notAsked: 'reverification.notAskedBody',
} as const satisfies Record<Exclude<Words, 'pending'>, string>;

/** Tones after a submission that differ from those of the statement. */
const TONES: Partial<Record<Words, StatementTone>> = { pending: 'process', notReceived: 'warning', closed: 'warning' };

interface ReviewResultProps {
  readonly status: StepStatus;
  /** The statement. Default: the one of the status. */
  readonly kind?: LevelKind | UpdateKind | undefined;
  /** Reason of a rejection: a vendor's code or the server's text. */
  readonly reason: string;
  /** Whether the review takes longer than most; a level with status `ALLOW` has received nothing then. */
  readonly isLong: boolean;
  /** Determines how long a review takes. Default: level 1. */
  readonly level?: StepLevel;
  /** Error of the latest poll. */
  readonly error?: ApiError | undefined;
  readonly actions?: ReactNode;
}

/** Status of a submitted verification: what happened, what to do next, and how long it takes. */
export function ReviewResult({
  status,
  kind = LEVEL_KINDS[status],
  reason,
  isLong,
  level = 'LEVEL_1',
  error,
  actions,
}: ReviewResultProps) {
  const { t } = useTranslation();
  const words: Words = status === 'ALLOW' && isLong ? 'notReceived' : WORDS[kind];
  const tone = TONES[words] ?? rowOf(kind).tone;
  const pending = isLong ? 'review.pending.long' : (`review.pending.${level}` as const);
  return (
    <>
      {error && <SessionEnded error={error} />}
      <WithTimeline isInReview={words === 'pending'} submission={level} isLong={isLong}>
        <div role="status">
          <ResultBanner tone={tone} title={t(TITLES[words])} actions={actions}>
            {tone === 'danger' && <RejectionReason code={reason || 'general'} isFinal={words === 'support'} />}
            <p>{t(words === 'pending' ? pending : BODIES[words])}</p>
          </ResultBanner>
        </div>
      </WithTimeline>
      {tone === 'danger' && words !== 'support' && <RejectionPhotos code={reason} />}
    </>
  );
}

/** Polling continues after most errors, so they are not shown. This shows those that end the session. */
function SessionEnded({ error }: { readonly error: ApiError }) {
  const texts = useErrorTexts(error);
  if (remedyFor(error) === 'retry') return null;
  return <ErrorState texts={{ ...texts, retry: undefined }} onRetry={() => {}} />;
}
