import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { longDate } from '../../../lib/long-date';
import { store } from '../../../lib/store';
import { type Submission, submittedAt } from '../../../lib/submissions';
import { type GuideStep, StepGuide } from '../../../ui/step-guide';
import { partnerName } from '../consent/partner-name';
import { leftToRight } from '../format/left-to-right';
import { outcomeOf, progressOf, type ReviewWords, STAGES, type Stage } from './review-words';

interface ReviewTimelineProps {
  readonly submission?: Submission | undefined;
  /** Default: in review. */
  readonly words?: ReviewWords;
  readonly items?: ReactNode;
}

interface WithTimelineProps extends ReviewTimelineProps {
  /** Default: one phase. */
  readonly phase?: string;
  readonly isInReview: boolean;
  /** Has its own side column. Default: false. */
  readonly isStacked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Below the banner, or beside it on wide screens. */
export function WithTimeline({ phase, isInReview, isStacked = false, children, ...timeline }: WithTimelineProps) {
  return (
    <div
      className={cx(
        'flex flex-col gap-6',
        isInReview && !isStacked && 'lg:grid lg:w-240 lg:grid-cols-[40rem_1fr] lg:items-start lg:gap-x-8',
      )}
    >
      {children}
      {isInReview && <ReviewTimeline key={phase} {...timeline} />}
    </div>
  );
}

function ReviewTimeline({ submission, words = 'pending', items }: ReviewTimelineProps) {
  const { t, i18n } = useTranslation();
  const account = useSnapshot(store).sdk?.account;
  const partner = usePartner(submission);
  const time = (at: number) => longDate(at, i18n.language, { timeStyle: 'short' });
  const [sentAt] = useState(() => submission && submittedAt(submission));
  const progress = progressOf(words);
  if (!progress) return null;
  // Not if another company verified, or we review a document ourselves.
  const isChecked = partner !== undefined || items !== undefined;
  const isOver = progress.result === 'done';
  const isApproved = words === 'success';
  // Nothing happens next once it is over.
  const heading = isOver ? 'review.timeline.result' : 'review.timeline.heading';
  const stages = {
    submitted: {
      title: t('review.timeline.submitted'),
      body: (
        <>
          {sentAt !== undefined && <p>{time(sentAt)}</p>}
          {items}
        </>
      ),
    },
    checked: { title: partner ? t('review.timeline.partner', { partner }) : t('review.timeline.ourPartner') },
    reviewed: { title: t('review.timeline.checking') },
    result: {
      title: t('review.timeline.result'),
      body: !isOver && (
        <p>
          {account ? t('review.timeline.notifyAt', { account: leftToRight(account) }) : t('review.timeline.notify')}
        </p>
      ),
    },
  } satisfies Record<Stage, Pick<GuideStep, 'title' | 'body'>>;
  const labels = { done: t('review.timeline.done'), current: t('review.timeline.now'), todo: undefined };
  const steps = STAGES.filter((stage) => isChecked || stage !== 'checked').map((stage): GuideStep => {
    const state = progress[stage];
    const isOutcome = stage === 'result' && isOver;
    return {
      id: stage,
      ...stages[stage],
      state: isOutcome && !isApproved ? 'failed' : state,
      stateLabel: isOutcome ? t(outcomeOf(words)) : labels[state],
    };
  });
  return (
    <section aria-label={t(heading)} className="flex flex-col gap-4">
      {!isOver && <h2 className="text-lg font-semibold">{t(heading)}</h2>}
      <StepGuide level={isOver ? 2 : 3} steps={steps} />
    </section>
  );
}

/** From this visit: an address may claim anything. */
function usePartner(submission: Submission | undefined): string | undefined {
  const { flow } = useSnapshot(store);
  if (!flow?.provider || flow.level !== submission || submittedAt(flow.level) === undefined) return undefined;
  return flow.provider === 'PROVIDER_DEFAULT' ? undefined : partnerName(flow.provider);
}
