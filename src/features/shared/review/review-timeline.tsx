import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { longDate } from '../../../lib/long-date';
import { store } from '../../../lib/store';
import { type Submission, submittedAt } from '../../../lib/submissions';
import { type GuideStep, StepGuide } from '../../../ui/step-guide';
import { leftToRight } from '../format/left-to-right';

interface ReviewTimelineProps {
  /** The submission that is reviewed. Undefined: when it was sent is not known. */
  readonly submission?: Submission | undefined;
}

interface WithTimelineProps extends ReviewTimelineProps {
  readonly isInReview: boolean;
  /** The banner that says what is reviewed. */
  readonly children: ReactNode;
}

/** The banner of a submission; while it is in review with the timeline: below the banner, and beside it on wide screens. */
export function WithTimeline({ isInReview, children, ...timeline }: WithTimelineProps) {
  return (
    // As wide as the whole page: the banner fills the content's column, the timeline stands where other pages have their side column.
    <div
      className={
        isInReview
          ? 'flex flex-col gap-6 lg:grid lg:w-240 lg:grid-cols-[40rem_1fr] lg:items-start lg:gap-x-8'
          : 'contents'
      }
    >
      {children}
      {isInReview && <ReviewTimeline {...timeline} />}
    </div>
  );
}

/** A review from the submission to the result: where it is, until when, and how the member hears of it. */
function ReviewTimeline({ submission }: ReviewTimelineProps) {
  const { t, i18n } = useTranslation();
  const account = useSnapshot(store).sdk?.account;
  const time = (at: number) => longDate(at, i18n.language, { timeStyle: 'short' });
  const [sentAt] = useState(() => submission && submittedAt(submission));
  const steps: readonly GuideStep[] = [
    {
      id: 'submitted',
      title: t('review.timeline.submitted'),
      body: sentAt === undefined ? undefined : time(sentAt),
      state: 'done',
      stateLabel: t('review.timeline.done'),
    },
    {
      id: 'checking',
      title: t('review.timeline.checking'),
      state: 'current',
      stateLabel: t('review.timeline.now'),
    },
    {
      id: 'result',
      title: t('review.timeline.result'),
      body: (
        <p>
          {account ? t('review.timeline.notifyAt', { account: leftToRight(account) }) : t('review.timeline.notify')}
        </p>
      ),
      state: 'todo',
    },
  ];
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-4">
      <h2 id="timeline" className="text-lg font-semibold">
        {t('review.timeline.heading')}
      </h2>
      <StepGuide level={3} steps={steps} />
    </section>
  );
}
