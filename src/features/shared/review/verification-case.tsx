import type { TFunction } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors';
import { isKeyOf } from '../../../domain/look-up';
import { LEVEL_KINDS, type LevelKind, type UpdateKind } from '../../../domain/priority';
import { isRetried, type Remedy } from '../../../domain/remedies';
import { rowOf, type StatementTone } from '../../../domain/statements';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import { faultOf, isScreening } from '../../../domain/submission-faults';
import { itemsOf, type Submission, submittedAt, submittedContent } from '../../../lib/submissions';
import { FlowActions } from '../../../ui/flow-page';
import { preloadIllustrations } from '../../../ui/illustrations/illustration';
import { ResultBanner } from '../../../ui/result-banner';
import type { PictureSubject } from '../../../ui/result-pictures';
import { WithArrow } from '../../../ui/with-arrow';
import { type Times, useTimes } from '../format/use-times';
import { LoadError } from '../loading/load-error';
import { remedyFor } from '../loading/remedy-for';
import { RejectionPhotos } from '../photos/rejection-photos';
import { RemedyActions, type Ways } from '../remedy/remedy-actions';
import { RejectionReason } from './rejection-reason';
import { WithTimeline } from './review-timeline';
import { hasStages, isInProgress, type ReviewWords, remedyOfWords, reviewWords } from './review-words';
import { SubmittedItems } from './submitted-items';

export type CaseSubject = 'identity' | 'address' | 'number' | 'answers';

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

const OF_ANSWERS = {
  pending: 'questionnaire.pending.title',
  success: 'questionnaire.approved.title',
} as const satisfies Partial<Record<ReviewWords, string>>;

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

const TONES: Partial<Record<ReviewWords, StatementTone>> = {
  waiting: 'process',
  submitted: 'process',
  pending: 'process',
  notReceived: 'warning',
  closed: 'warning',
};

const LEADS_AWAY: ReadonlySet<Remedy> = new Set(['sign-in', 'new-link']);

interface VerificationCaseProps {
  /** Undefined if missing or of the previous attempt. */
  readonly status: StepStatus | undefined;
  /** Default: by the status. */
  readonly kind?: LevelKind | UpdateKind | undefined;
  readonly reason: string;
  /** `ALLOW` then means that nothing arrived. Default: false. */
  readonly isLong?: boolean;
  /** For the review time. Default: level 1. */
  readonly level?: StepLevel | undefined;
  /** Default: the level's. */
  readonly submission?: Submission | undefined;
  /** Default: the level's. */
  readonly subject?: CaseSubject | undefined;
  readonly about?: string | undefined;
  /** Default: by the status. */
  readonly body?: readonly string[];
  /** Such as 'Daily withdrawal limit: 0 BTC → 50 BTC'. */
  readonly change?: string | undefined;
  /** Such as 'Level 2 · Daily withdrawal limit: 50 BTC → 100 BTC'. */
  readonly opens?: string | undefined;
  /** 1: the news of its page. Default: 1. */
  readonly headingLevel?: 1 | 2;
  /** Has its own side column. Default: false. */
  readonly isStacked?: boolean | undefined;
  readonly error?: ApiError | undefined;
  /** Default: by the status and the reason. */
  readonly remedy?: Remedy;
  /** Another attempt and the way out, where the page offers them. */
  readonly ways: Ways;
  readonly size?: 'large' | undefined;
  /** False where another part of the page matters more. Default: true. */
  readonly hasPrimary?: boolean | undefined;
  /** After the actions of the remedy. */
  readonly more?: ReactNode;
  /** To read before the actions, which then follow it. */
  readonly children?: ReactNode;
}

/** From sending to the result. */
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
    ways,
    size,
    hasPrimary = true,
    more,
    children,
  } = props;
  const submission = props.submission ?? level;
  // Polling survives other errors.
  const isEnded = error !== undefined && LEADS_AWAY.has(remedyFor(error));
  const subject = props.subject ?? subjectOf(submission, level);
  const { t } = useTranslation();
  const times = useTimes();
  const hasPhotos = subject === 'identity' || subject === 'address';
  const fault = hasPhotos ? faultOf(reason) : undefined;
  // The general reason is about documents.
  const reasonShown = reason || (hasPhotos ? 'general' : '');
  const isSubmitted = submittedAt(submission) !== undefined;
  const words = reviewWords({ status, kind, isLong, isSubmitted, fault });
  const toneOfKind = TONES[words] ?? rowOf(kind ?? LEVEL_KINDS[status ?? 'ALLOW']).tone;
  const isRejected = toneOfKind === 'danger';
  // No verdict, nothing wrong with the documents.
  const isNeutral = isRejected && isScreening(reason);
  const tone = isNeutral ? 'warning' : toneOfKind;
  const title = isNeutral ? 'rejections.screening_hit.title' : titleOf(words, subject);
  const isUnderWay = isInProgress(words);
  // No part of the review may move into the result.
  const phase = isUnderWay ? 'review' : 'result';
  const items = itemsOf(submission);
  const list = items && <SubmittedItems items={items} words={words} fault={fault} />;
  const remedy = props.remedy ?? remedyOfWords(words, reasonShown);
  // The general words offer another attempt.
  const isAgain = words !== 'retry' || isRetried(remedy) || kind === 'update-rejected';
  const body = isAgain ? (props.body ?? bodyOf(words, { isLong, level, subject, t, times })) : [];

  const actions = (
    <>
      <RemedyActions remedy={remedy} ways={ways} size={size} hasPrimary={hasPrimary && !isEnded} />
      {more}
    </>
  );
  useEffect(() => {
    // Preloaded, so the result appears complete.
    if (isUnderWay) preloadIllustrations(['success', 'framing-good']);
  }, [isUnderWay]);

  return (
    <>
      {isEnded && <LoadError error={error} onRetry={undefined} />}
      <WithTimeline
        phase={phase}
        isInReview={hasStages(words, { isOfThisVisit: items !== undefined && isSubmitted, isNeutral })}
        isStacked={isStacked}
        words={words}
        submission={submission}
        items={list}
      >
        <div className="flex flex-col gap-6">
          <div aria-live="polite">
            <ResultBanner
              key={phase}
              tone={tone}
              subject={PICTURES[subject]}
              level={props.headingLevel ?? 1}
              title={t(title)}
              actions={children ? undefined : actions}
            >
              {about !== undefined && <p className="text-sm text-muted">{about}</p>}
              {isNeutral && <p>{t('rejections.screening_hit.whatToDo')}</p>}
              {isRejected && !isNeutral && (
                <RejectionReason code={reasonShown} isFinal={words === 'support'} hasActions />
              )}
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
          {children}
          {children && <FlowActions>{actions}</FlowActions>}
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

const OF_NUMBERS: Partial<Record<ReviewWords, (typeof BODIES)[keyof typeof BODIES]>> = {
  support: BODIES.closed,
  notReceived: BODIES.waiting,
};

function bodyOf(words: ReviewWords, { isLong, level, subject, t, times }: BodyContext): readonly string[] {
  const ofNumber = subject === 'number' ? OF_NUMBERS[words] : undefined;
  if (ofNumber) return [t(ofNumber)];
  if (isKeyOf(BODIES, words)) return [t(BODIES[words])];
  if (words === 'notReceived') return [times.join(t('review.notReceived.body'), times.takes(level))];
  if (words === 'retry' || words === 'retake') return [times.join(t('review.retry.body'), times.takes(level))];
  const isLongDocument = words === 'pending' && isLong && subject !== 'number';
  const time = isLongDocument ? t('review.pending.long') : times.reviewing(level);
  return time === undefined ? [] : [time];
}

function subjectOf(submission: Submission, level: StepLevel): CaseSubject {
  if (submittedContent(submission) === 'details') return 'number';
  return level === 'LEVEL_2' ? 'address' : 'identity';
}
