import { useTranslation } from 'react-i18next';
import { aboutTime, TASK_MINUTES, type TimedTask, timeLimit } from '../../../domain/durations';
import type { Reviewed } from '../../../domain/operator';
import { joinSentences } from '../../../i18n/join-sentences';
import { operatorFacts } from '../../../lib/operator';

/** Undefined if unknown. */
export interface Times {
  /** Our estimate. */
  readonly takes: (task: TimedTask | { readonly minutes: number }) => string;
  readonly review: (what: Reviewed) => string | undefined;
  /** Also says that the time is unknown. */
  readonly reviewing: (what: Reviewed) => string;
  readonly support: () => string | undefined;
  readonly join: (...sentences: readonly (string | undefined)[]) => string;
}

export function useTimes(): Times {
  const { t, i18n } = useTranslation();
  const { reviewMinutes, supportMinutes } = operatorFacts();
  const within = (text: 'review' | 'support', minutes: number | undefined) => {
    if (minutes === undefined) return undefined;
    const { unit, count } = timeLimit(minutes);
    return t(`times.${text}.${unit}`, { count });
  };
  return {
    takes: (task) => {
      const { unit, count } = aboutTime(typeof task === 'string' ? TASK_MINUTES[task] : task.minutes);
      return t(`times.takes.${unit}`, { count });
    },
    review: (what) => within('review', reviewMinutes[what]),
    reviewing: (what) => within('review', reviewMinutes[what]) ?? t('times.reviewUnknown'),
    support: () => within('support', supportMinutes),
    join: (...sentences) =>
      joinSentences(
        sentences.filter((sentence) => sentence !== undefined),
        i18n.language,
      ),
  };
}
