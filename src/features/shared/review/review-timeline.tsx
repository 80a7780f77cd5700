import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { longDate } from '../../../lib/long-date';
import { store } from '../../../lib/store';
import { type Submission, submittedAt } from '../../../lib/submissions';
import { type GuideStep, StepGuide } from '../../../ui/step-guide';
import { leftToRight } from '../format/left-to-right';

/** How long a review usually takes at most, in milliseconds. */
const USUAL_MS: Record<Submission, number> = {
  LEVEL_1: 15 * 60_000,
  LEVEL_2: 48 * 3_600_000,
  'proof-of-address': 48 * 3_600_000,
};

interface ReviewTimelineProps {
  /** The submission that is reviewed. Undefined: when it was sent, and how long its review takes, are not known. */
  readonly submission?: Submission | undefined;
  /** When the server expects the result, as Unix time in milliseconds. Default: after the usual time. */
  readonly until?: number | undefined;
  /** It takes longer than most, so no time is promised any more. Default: false. */
  readonly isLong?: boolean | undefined;
}

/** A review from the submission to the result, below the banner that says what is reviewed: where it is, until when, and how the member hears of it. */
export function ReviewTimeline({ submission, until, isLong = false }: ReviewTimelineProps) {
  const { t, i18n } = useTranslation();
  const account = useSnapshot(store).sdk?.account;
  const time = (at: number) => longDate(at, i18n.language, { timeStyle: 'short' });
  const [sentAt] = useState(() => submission && submittedAt(submission));
  const usual = sentAt === undefined || !submission ? undefined : time(sentAt + USUAL_MS[submission]);
  const expected = isLong ? undefined : until === undefined ? usual : longDate(until, i18n.language);
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
        <>
          {expected !== undefined && <p>{t('review.timeline.expected', { time: expected })}</p>}
          <p>
            {account ? t('review.timeline.notifyAt', { account: leftToRight(account) }) : t('review.timeline.notify')}
          </p>
        </>
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
