import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { StepLevel } from '../../../domain/steps';
import { longDate } from '../../../lib/long-date';
import { store } from '../../../lib/store';
import { submittedAt as submissionOf } from '../../../lib/submissions';
import { type GuideStep, StepGuide } from '../../../ui/step-guide';
import { leftToRight } from '../format/left-to-right';

/** How long a review usually takes at most, in milliseconds. */
const USUAL_MS: Record<StepLevel, number> = { LEVEL_1: 15 * 60_000, LEVEL_2: 48 * 3_600_000 };

/** What happens now, by what is reviewed. */
const CHECKING = { documents: 'review.timeline.checkingBody', answers: 'review.timeline.checkingAnswers' } as const;

interface ReviewTimelineProps {
  /** What is reviewed. Default: documents. */
  readonly of?: keyof typeof CHECKING;
  /** The level that is reviewed, or one whose review takes as long; undefined: how long this one takes is not known. */
  readonly level?: StepLevel | undefined;
  /** Unix time in milliseconds. Default: when the level was submitted in this visit. */
  readonly submittedAt?: number | undefined;
  /** When the server expects the result, as Unix time in milliseconds. Default: after the usual time. */
  readonly until?: number | undefined;
  /** It takes longer than most, so no time is promised any more. Default: false. */
  readonly isLong?: boolean | undefined;
}

/** A review from the submission to the result: what is done, what happens now, until when, and how the member hears of it. */
export function ReviewTimeline({ of = 'documents', level, submittedAt, until, isLong = false }: ReviewTimelineProps) {
  const { t, i18n } = useTranslation();
  const account = useSnapshot(store).sdk?.account;
  const time = (at: number) => longDate(at, i18n.language, { timeStyle: 'short' });
  const [submission] = useState(() => submittedAt ?? (level && submissionOf(level)));
  const usual = submission === undefined || !level ? undefined : time(submission + USUAL_MS[level]);
  const expected = isLong ? undefined : until === undefined ? usual : longDate(until, i18n.language);
  const steps: readonly GuideStep[] = [
    {
      id: 'submitted',
      title: t('review.timeline.submitted'),
      body: submission === undefined ? undefined : time(submission),
      state: 'done',
      stateLabel: t('review.timeline.done'),
    },
    {
      id: 'checking',
      title: t('review.timeline.checking'),
      body: t(CHECKING[of]),
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
