import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import { rowOf, type StatementTone } from '../../../domain/statements';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import { type SubmissionContent, submittedContent } from '../../../lib/submissions';
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

/** Titles that name what was submitted, where it was no document. */
const TITLES_OF_DETAILS = {
  ...TITLES,
  pending: 'review.pending.details',
  retry: 'review.retry.details',
  support: 'review.retry.details',
  notReceived: TITLES.waiting,
} as const satisfies Record<ReviewWords, string>;

const BODIES_OF_DETAILS = {
  ...BODIES,
  support: BODIES.closed,
  notReceived: BODIES.waiting,
} as const satisfies Partial<Record<ReviewWords, string>>;

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
  /** What was submitted. Default: what this visit has submitted for the level, else documents. */
  readonly content?: SubmissionContent;
  /** Error of the latest poll. */
  readonly error?: ApiError | undefined;
  readonly actions?: ReactNode;
}

/** Status of a submitted verification: what happened, what to do next, and how long it takes. */
export function ReviewResult(props: ReviewResultProps) {
  const { status, kind, reason, isLong, level = 'LEVEL_1', error, actions } = props;
  const { content = submittedContent(level) } = props;
  const { t } = useTranslation();
  const times = useTimes();
  const words = reviewWords({ status, kind, isLong });
  const tone = TONES[words] ?? rowOf(kind ?? LEVEL_KINDS[status ?? 'ALLOW']).tone;
  const isDetails = content === 'details';
  const titles = isDetails ? TITLES_OF_DETAILS : TITLES;
  const bodies: Partial<Record<ReviewWords, (typeof BODIES)[keyof typeof BODIES]>> = isDetails
    ? BODIES_OF_DETAILS
    : BODIES;
  const body = bodies[words];
  const timed: Partial<Record<ReviewWords, string | undefined>> = {
    pending: isLong ? t(isDetails ? 'review.timeline.notify' : 'review.pending.long') : times.review(level),
    retry: times.join(t('review.retry.body'), times.takes(level)),
    notReceived: times.join(t('review.notReceived.body'), times.takes(level)),
  };
  return (
    <>
      {error && <SessionEnded error={error} />}
      <WithTimeline isInReview={words === 'pending'} submission={level}>
        <div role="status">
          <ResultBanner tone={tone} title={t(titles[words])} actions={actions}>
            {tone === 'danger' && <RejectionReason code={reason || 'general'} isFinal={words === 'support'} />}
            <p>{body ? t(body) : timed[words]}</p>
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
