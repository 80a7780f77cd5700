import { useTranslation } from 'react-i18next';
import { helpLink } from '../../domain/help-links';
import { btcLimit, type LevelQuota, limitAfterReset } from '../../domain/numbers';
import type { PriorityFacts } from '../../domain/priority';
import type { NextStep, Statement } from '../../domain/statements';
import { STEP_LEVELS, stepsOf } from '../../domain/steps';
import { initialConfig } from '../../lib/initial-config';
import { LevelLadder } from '../../ui/level-card';
import { TextLink } from '../../ui/text-link';
import { LevelStep } from './level-step';
import type { LimitTexts } from './use-limit-texts';

interface LevelsProps {
  readonly facts: PriorityFacts;
  readonly quotas: readonly LevelQuota[];
  readonly limits: LimitTexts;
  readonly rest: readonly Statement[];
  readonly primary: Statement | undefined;
}

/** Does not repeat the headline's action. */
export function Levels({ facts, quotas, limits, rest, primary }: LevelsProps) {
  const { t } = useTranslation();
  const steps = stepsOf(facts);
  const next = STEP_LEVELS.find((level) => steps[level].status !== 'SUCCESS');
  const amount = (btc: string) => t('personal.btcAmount', { limit: limits.exact(btc) });
  return (
    <section aria-labelledby="levels" className="flex flex-col gap-4">
      <h2 id="levels" className="text-lg font-semibold">
        {t('personal.levelsHeading')}
      </h2>
      <LevelLadder>
        {STEP_LEVELS.map((level) => {
          const btc = btcLimit(quotas, level);
          const statement = rest.find((one) => one.level === level);
          const { status } = steps[level];
          const mayStart = status === 'ALLOW' || status === 'FAILED_AND_CAN_RETRY';
          const after = limitAfterReset(quotas);
          return (
            <LevelStep
              key={level}
              level={level}
              btc={btc && limits.exact(btc)}
              resetChange={btc && t('personal.limitChange', { from: amount(btc), to: amount(after) })}
              statement={statement}
              isPrimary={primary?.level === level}
              isOffered={primary !== statement && isSameStep(primary?.action, statement?.action)}
              isNext={level === next && mayStart && statement?.kind !== 'level-on-hold'}
              facts={facts}
            />
          );
        })}
      </LevelLadder>
      <p className="text-sm">
        <TextLink href={helpLink(initialConfig().links.helpCentre, 'details')}>{t('personal.links.details')}</TextLink>
      </p>
    </section>
  );
}

function isSameStep(one: NextStep | undefined, other: NextStep | undefined): boolean {
  return one?.kind === 'start' && other?.kind === 'start' && one.to === other.to;
}
