import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { isKeyOf } from '../../../domain/look-up';
import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import { rowOf, type StatementTone } from '../../../domain/statements';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import { ErrorState } from '../../../ui/error-state';
import { ResultBanner } from '../../../ui/result-banner';
import { useTimes } from '../format/use-times';
import { remedyFor, useErrorTexts } from '../loading/load-texts';
import { RejectionPhotos } from '../photos/rejection-photos';
import { RejectionReason } from './rejection-reason';
import { WithTimeline } from './review-timeline';
import { type ReviewWords, reviewWords } from './review-words';

/** Their body says how long something takes. */
type TimedWords = Extract<ReviewWords, 'pending' | 'retry' | 'notReceived'>;

const TITLES = {
  waiting: 'review.waiting.title',
  pending: 'review.pending.title',
  success: 'review.success.title',
  retry: 'review.retry.title',
  support: 'review.support.title',
  closed: 'review.closed.title',
  notReceived: 'review.notReceived.title',
  tomorrow: 'statement.update-rejected.title',
  notAsked: 'reverification.nothingTitle',
} as const satisfies Record<ReviewWords, string>;

const BODIES = {
  waiting: 'review.waiting.body',
  success: 'review.success.body',
  support: 'review.support.body',
  closed: 'review.closed.body',
  tomorrow: 'reverification.dailyLimit',
  notAsked: 'reverification.notAskedBody',
} as const satisfies Record<Exclude<ReviewWords, TimedWords>, string>;

/** Tones after a submission that differ from those of the statement. */
const TONES: Partial<Record<ReviewWords, StatementTone>> = {
  waiting: 'process',
  pending: 'process',
  notReceived: 'warning',
  closed: 'warning',
};

interface ReviewResultProps {
  /** The status in an answer of kyc-info; undefined while the answer may be about the former attempt. */
  readonly status: StepStatus | undefined;
  /** The statement. Default: the one of the status. */
  readonly kind?: LevelKind | UpdateKind | undefined;
  /** Reason of a rejection: a vendor's code or the server's text. */
  readonly reason: string;
  /** Whether the server has answered several times; a level with status `ALLOW` has received nothing then. */
  readonly isLong: boolean;
  /** Determines how long a review takes. Default: level 1. */
  readonly level?: StepLevel;
  /** Error of the latest poll. */
  readonly error?: ApiError | undefined;
  readonly actions?: ReactNode;
}

/** Status of a submitted verification: what happened, what to do next, and how long it takes. */
export function ReviewResult({ status, kind, reason, isLong, level = 'LEVEL_1', error, actions }: ReviewResultProps) {
  const { t } = useTranslation();
  const times = useTimes();
  const words = reviewWords({ status, kind, isLong });
  const tone = TONES[words] ?? rowOf(kind ?? LEVEL_KINDS[status ?? 'ALLOW']).tone;
  const timed: Record<TimedWords, string | undefined> = {
    pending: isLong ? t('review.pending.long') : times.review(level),
    retry: times.join(t('review.retry.body'), times.takes(level)),
    notReceived: times.join(t('review.notReceived.body'), times.takes(level)),
  };
  return (
    <>
      {error && <SessionEnded error={error} />}
      <WithTimeline isInReview={words === 'pending'} submission={level}>
        <div role="status">
          <ResultBanner tone={tone} title={t(TITLES[words])} actions={actions}>
            {tone === 'danger' && <RejectionReason code={reason || 'general'} isFinal={words === 'support'} />}
            <p>{isKeyOf(BODIES, words) ? t(BODIES[words]) : timed[words]}</p>
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
