import { useTranslation } from 'react-i18next';
import { btcLimit, formatAmount, type LevelQuota } from '../../domain/numbers';
import type { PriorityFacts } from '../../domain/priority';
import type { Statement } from '../../domain/statements';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { LevelStep } from './level-step';

interface LevelsProps {
  readonly facts: PriorityFacts;
  readonly quotas: readonly LevelQuota[];
  readonly rest: readonly Statement[];
  /** Whose action is the page's primary one. */
  readonly primary: Statement | undefined;
}

/** Both levels with where they stand. What the headline offers already is not offered a second time. */
export function Levels({ facts, quotas, rest, primary }: LevelsProps) {
  const { t, i18n } = useTranslation();
  const steps = stepsOf(facts);
  return (
    <section aria-labelledby="levels" className="flex flex-col gap-4">
      <h2 id="levels" className="text-lg font-semibold">
        {t('personal.levelsHeading')}
      </h2>
      {STEP_LEVELS.map((level) => {
        const btc = btcLimit(quotas, level);
        return (
          <LevelStep
            key={level}
            level={level}
            status={steps[level].status}
            btc={btc && formatAmount(btc, i18n.language)}
            statement={rest.find((one) => one.level === level)}
            isPrimary={primary?.level === level}
            facts={facts}
          />
        );
      })}
    </section>
  );
}
