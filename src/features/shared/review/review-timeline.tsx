import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Provider } from '../../../domain/statuses';
import { VENDOR_ROWS } from '../../../domain/vendors';
import { longDate } from '../../../lib/long-date';
import { operatorFacts } from '../../../lib/operator';
import { store } from '../../../lib/store';
import { type Submission, submittedAt } from '../../../lib/submissions';
import { type GuideStep, StepGuide } from '../../../ui/step-guide';
import { leftToRight } from '../format/left-to-right';
import { progressOf, type ReviewWords, STAGES, type Stage } from './review-words';

interface ReviewTimelineProps {
  /** The submission that is reviewed. Undefined: when it was sent is not known. */
  readonly submission?: Submission | undefined;
  /** How far it is. Default: in review. */
  readonly words?: ReviewWords;
  /** What was submitted. */
  readonly items?: ReactNode;
}

interface WithTimelineProps extends ReviewTimelineProps {
  /** The timeline of another phase is another one. Default: it has one phase. */
  readonly phase?: string;
  /** Whether the timeline is shown. */
  readonly isInReview: boolean;
  /** Below the banner on wide screens, too: for a page with a side column of its own. Default: false. */
  readonly isStacked?: boolean | undefined;
  /** The banner that says what is reviewed. */
  readonly children: ReactNode;
}

/** The banner of a submission, with the timeline: below the banner, and beside it on wide screens. */
export function WithTimeline({ phase, isInReview, isStacked = false, children, ...timeline }: WithTimelineProps) {
  return (
    // As wide as the whole page: the banner fills the content's column, the timeline stands where other pages have their side column.
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

/** The stages of a submission: where it is, what was submitted, and how the member hears of the result. */
function ReviewTimeline({ submission, words = 'pending', items }: ReviewTimelineProps) {
  const { t, i18n } = useTranslation();
  const account = useSnapshot(store).sdk?.account;
  const partner = usePartner(submission);
  const time = (at: number) => longDate(at, i18n.language, { timeStyle: 'short' });
  const [sentAt] = useState(() => submission && submittedAt(submission));
  const progress = progressOf(words);
  if (!progress) return null;
  // Another company may have verified the member, or we alone review a paper.
  const isChecked = partner !== undefined || items !== undefined;
  const isOver = progress.result === 'done';
  const isApproved = words === 'success';
  const outcome = isApproved ? 'review.success.title' : 'personal.status.FAILED_AND_CAN_RETRY';
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
      stateLabel: isOutcome ? t(outcome) : labels[state],
    };
  });
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-4">
      <h2 id="timeline" className="text-lg font-semibold">
        {t('review.timeline.heading')}
      </h2>
      <StepGuide level={3} steps={steps} />
    </section>
  );
}

/** Name of the partner that the server has named for a run of this visit. After a vendor's own page it would be known from the address alone. */
function usePartner(submission: Submission | undefined): string | undefined {
  const { flow } = useSnapshot(store);
  if (!flow?.provider || flow.level !== submission || submittedAt(flow.level) === undefined) return undefined;
  return nameOf(flow.provider);
}

function nameOf(provider: Provider): string | undefined {
  if (provider === 'PROVIDER_DEFAULT') return undefined;
  return leftToRight(operatorFacts().partners[provider].name ?? VENDOR_ROWS[provider].name);
}
