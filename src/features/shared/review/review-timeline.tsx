import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { StepLevel } from '../../../domain/steps';
import { longDate } from '../../../lib/long-date';
import { store } from '../../../lib/store';
import { type GuideStep, StepGuide } from '../../../ui/step-guide';
import { leftToRight } from '../format/left-to-right';

/** How long a review usually takes at most, in milliseconds. */
const USUAL_MS: Record<StepLevel, number> = { LEVEL_1: 15 * 60_000, LEVEL_2: 48 * 3_600_000 };

interface ReviewTimelineProps {
  readonly level: StepLevel;
  /** Unix time in milliseconds; undefined if the documents were not submitted in this visit. */
  readonly submittedAt: number | undefined;
  /** It takes longer than most, so the usual time is not promised any more. */
  readonly isLong: boolean;
}

/** A review from the submission to the result: what is done, what happens now, until when, and how the member hears of it. */
export function ReviewTimeline({ level, submittedAt, isLong }: ReviewTimelineProps) {
  const { t, i18n } = useTranslation();
  const account = useSnapshot(store).sdk?.account;
  const time = (at: number) => longDate(at, i18n.language, { timeStyle: 'short' });
  const expected = submittedAt === undefined || isLong ? undefined : time(submittedAt + USUAL_MS[level]);
  const steps: readonly GuideStep[] = [
    {
      id: 'submitted',
      title: t('review.timeline.submitted'),
      body: submittedAt === undefined ? undefined : time(submittedAt),
      state: 'done',
      stateLabel: t('review.timeline.done'),
    },
    {
      id: 'checking',
      title: t('review.timeline.checking'),
      body: t('review.timeline.checkingBody'),
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
