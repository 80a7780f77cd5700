import type { TFunction } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { isKeyOf } from '../../../domain/look-up';
import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import { rowOf, type StatementTone } from '../../../domain/statements';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import { faultOf, isScreening } from '../../../domain/submission-faults';
import { itemsOf, type Submission, submittedAt, submittedContent } from '../../../lib/submissions';
import { ErrorState } from '../../../ui/error-state';
import { preloadIllustrations } from '../../../ui/illustrations/illustration';
import { ResultBanner } from '../../../ui/result-banner';
import type { PictureSubject } from '../../../ui/result-pictures';
import { WithArrow } from '../../../ui/with-arrow';
import { type Times, useTimes } from '../format/use-times';
import { useErrorViews } from '../loading/error-view';
import { remedyFor } from '../loading/remedy-for';
import { RejectionPhotos } from '../photos/rejection-photos';
import { RejectionReason } from './rejection-reason';
import { WithTimeline } from './review-timeline';
import { progressOf, type ReviewWords, reviewWords } from './review-words';
import { SubmittedItems } from './submitted-items';

/** What a case is about: the photos of a document, a proof of address, a number, or the answers to a questionnaire. */
export type CaseSubject = 'identity' | 'address' | 'number' | 'answers';

/** Words whose title names what was not approved. */
type RejectedWords = Extract<ReviewWords, 'retry' | 'support'>;

const TITLES = {
  waiting: 'review.waiting.title',
  submitted: 'review.timeline.submitted',
  pending: 'personal.status.PENDING',
  success: 'review.success.title',
  retake: 'review.retake.title',
  closed: 'review.closed.title',
  notReceived: 'review.notReceived.title',
  tomorrow: 'statement.update-rejected.title',
  notAsked: 'reverification.nothingTitle',
} as const satisfies Record<Exclude<ReviewWords, RejectedWords>, string>;

const NOT_APPROVED = {
  identity: 'statement.update-rejected.title',
  address: 'poa.rejected.title',
  number: 'review.retry.details',
  answers: 'questionnaire.rejected.title',
} as const satisfies Record<CaseSubject, string>;

/** Titles that name the answers. */
const OF_ANSWERS = {
  pending: 'questionnaire.pending.title',
  success: 'questionnaire.approved.title',
} as const satisfies Partial<Record<ReviewWords, string>>;

/** Pictures of the subjects; a number is verified as a document is. */
const PICTURES = {
  identity: 'identity',
  address: 'address',
  number: 'identity',
  answers: 'answers',
} as const satisfies Record<CaseSubject, PictureSubject>;

const BODIES = {
  waiting: 'review.waiting.body',
  success: 'personal.tasks.wait.DONE',
  support: 'review.support.body',
  closed: 'review.closed.body',
  tomorrow: 'reverification.dailyLimit',
  notAsked: 'reverification.notAskedBody',
} as const satisfies Partial<Record<ReviewWords, string>>;

/** Tones after a submission that differ from those of the statement. */
const TONES: Partial<Record<ReviewWords, StatementTone>> = {
  waiting: 'process',
  submitted: 'process',
  pending: 'process',
  notReceived: 'warning',
  closed: 'warning',
};

interface VerificationCaseProps {
  /** The status in an answer of kyc-info; undefined while there is none, or it may be about the former attempt. */
  readonly status: StepStatus | undefined;
  /** The statement. Default: the one of the status. */
  readonly kind?: LevelKind | UpdateKind | undefined;
  /** Reason of a rejection: a vendor's code or the server's text. */
  readonly reason: string;
  /** Whether the server has answered several times; a level with status `ALLOW` has received nothing then. Default: false. */
  readonly isLong?: boolean;
  /** Determines how long a review takes. Default: level 1. */
  readonly level?: StepLevel | undefined;
  /** Default: the level. */
  readonly submission?: Submission | undefined;
  /** Default: the one of the level. */
  readonly subject?: CaseSubject | undefined;
  /** What the case is about, where the page's title does not say it. */
  readonly about?: string | undefined;
  /** What to do next. Default: by the status. */
  readonly body?: readonly string[];
  /** What an approval changed in numbers, such as 'Daily limit: 0 BTC → 50 BTC'. */
  readonly change?: string | undefined;
  /** What an approval opens, such as 'Level 2 · Daily limit: 50 BTC → 100 BTC'. */
  readonly opens?: string | undefined;
  /** On a page that has a side column of its own. Default: false. */
  readonly isStacked?: boolean | undefined;
  /** Error of the latest poll. */
  readonly error?: ApiError | undefined;
  readonly actions?: ReactNode;
}

/**
 * One submission, from the moment it was sent to its result: what is true of it, its stages with what was sent, and what to do next. The same on
 * the personal page and on the page after a submission.
 */
export function VerificationCase(props: VerificationCaseProps) {
  const {
    status,
    kind,
    reason,
    isLong = false,
    level = 'LEVEL_1',
    about,
    change,
    opens,
    isStacked,
    error,
    actions,
  } = props;
  const submission = props.submission ?? level;
  const subject = props.subject ?? subjectOf(submission, level);
  const { t } = useTranslation();
  const times = useTimes();
  const hasPhotos = subject === 'identity' || subject === 'address';
  const fault = hasPhotos ? faultOf(reason) : undefined;
  // The general reason is about documents.
  const reasonShown = reason || (subject === 'answers' ? '' : 'general');
  const isSubmitted = submittedAt(submission) !== undefined;
  const words = reviewWords({ status, kind, isLong, isSubmitted, fault });
  const toneOfKind = TONES[words] ?? rowOf(kind ?? LEVEL_KINDS[status ?? 'ALLOW']).tone;
  const isRejected = toneOfKind === 'danger';
  // Nothing was wrong with the documents, and no verdict is told.
  const isNeutral = isRejected && isScreening(reason);
  const tone = isNeutral ? 'warning' : toneOfKind;
  const title = isNeutral ? 'rejections.screening_hit.title' : titleOf(words, subject);
  const isUnderWay = words === 'submitted' || words === 'pending';
  // A result takes the place of the review as the next screen does: nothing of one becomes a part of the other, and moves to another place.
  const phase = isUnderWay ? 'review' : 'result';
  const items = itemsOf(submission);
  const list = items && <SubmittedItems items={items} words={words} fault={fault} />;
  const body = props.body ?? bodyOf(words, { isLong, level, subject, t, times });

  useEffect(() => {
    // What the result may show, so that it appears complete.
    if (isUnderWay) preloadIllustrations(['success', 'framing-good']);
  }, [isUnderWay]);

  return (
    <>
      {error && <SessionEnded error={error} />}
      <WithTimeline
        phase={phase}
        // The stages of a former visit's submission are not known once it is over.
        isInReview={progressOf(words) !== undefined && (isUnderWay || (items !== undefined && isSubmitted))}
        isStacked={isStacked}
        words={words}
        submission={submission}
        items={list}
      >
        <div className="flex flex-col gap-6">
          <div role="status">
            <ResultBanner key={phase} tone={tone} subject={PICTURES[subject]} title={t(title)} actions={actions}>
              {about !== undefined && <p className="text-sm text-muted">{about}</p>}
              {isNeutral && <p>{t('rejections.screening_hit.whatToDo')}</p>}
              {isRejected && !isNeutral && <RejectionReason code={reasonShown} isFinal={words === 'support'} />}
              {change !== undefined && (
                <p className="font-medium">
                  <WithArrow text={change} />
                </p>
              )}
              {body.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {opens !== undefined && (
                <p className="text-sm text-muted">
                  <WithArrow text={opens} />
                </p>
              )}
            </ResultBanner>
          </div>
          {isRejected && subject !== 'answers' && words !== 'support' && <RejectionPhotos code={reason} />}
        </div>
      </WithTimeline>
      {words === 'waiting' && list}
    </>
  );
}

function titleOf(words: ReviewWords, subject: CaseSubject) {
  if (words === 'retry' || words === 'support') return NOT_APPROVED[subject];
  if (subject === 'answers' && isKeyOf(OF_ANSWERS, words)) return OF_ANSWERS[words];
  return words === 'notReceived' && subject === 'number' ? TITLES.waiting : TITLES[words];
}

interface BodyContext {
  readonly isLong: boolean;
  readonly level: StepLevel;
  readonly subject: CaseSubject;
  readonly t: TFunction;
  readonly times: Times;
}

/** Bodies where no document was submitted. */
const OF_NUMBERS: Partial<Record<ReviewWords, (typeof BODIES)[keyof typeof BODIES]>> = {
  support: BODIES.closed,
  notReceived: BODIES.waiting,
};

/** What to do next, or how long it takes. */
function bodyOf(words: ReviewWords, { isLong, level, subject, t, times }: BodyContext): readonly string[] {
  const ofNumber = subject === 'number' ? OF_NUMBERS[words] : undefined;
  if (ofNumber) return [t(ofNumber)];
  if (isKeyOf(BODIES, words)) return [t(BODIES[words])];
  if (words === 'notReceived') return [times.join(t('review.notReceived.body'), times.takes(level))];
  if (words === 'retry' || words === 'retake') return [times.join(t('review.retry.body'), times.takes(level))];
  // The stages say how the member hears of the result.
  const isLongDocument = words === 'pending' && isLong && subject !== 'number';
  const time = isLongDocument ? t('review.pending.long') : times.reviewing(level);
  return time === undefined ? [] : [time];
}

function subjectOf(submission: Submission, level: StepLevel): CaseSubject {
  if (submittedContent(submission) === 'details') return 'number';
  return level === 'LEVEL_2' ? 'address' : 'identity';
}

/** Polling continues after most errors, so they are not shown. This shows those that end the session. */
function SessionEnded({ error }: { readonly error: ApiError }) {
  const texts = useErrorViews().ofLoad(error);
  if (remedyFor(error) === 'retry') return null;
  return <ErrorState texts={{ ...texts, retry: undefined }} onRetry={() => {}} />;
}
