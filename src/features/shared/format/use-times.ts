import { useTranslation } from 'react-i18next';
import { aboutTime, TASK_MINUTES, type TimedTask, timeLimit } from '../../../domain/durations';
import type { Reviewed } from '../../../domain/operator';
import { joinSentences } from '../../../i18n/join-sentences';
import { operatorFacts } from '../../../lib/operator';

/** Sentences about how long things take. Those about the operator's work are undefined where the page does not know the time. */
export interface Times {
  /** How long a task takes the member, as we estimate it. */
  readonly takes: (task: TimedTask | { readonly minutes: number }) => string;
  /** How long a review usually takes. */
  readonly review: (what: Reviewed) => string | undefined;
  /** The same while it lasts: that nobody can say, where the page does not know the time. */
  readonly reviewing: (what: Reviewed) => string;
  /** How soon support usually replies. */
  readonly support: () => string | undefined;
  /** One paragraph of the sentences that there are. */
  readonly join: (...sentences: readonly (string | undefined)[]) => string;
}

/** Sentences about how long things take, in the page's language. */
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
