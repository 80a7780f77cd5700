import { useTranslation } from 'react-i18next';
import { eligibility } from '../../domain/eligibility';
import type { PriorityFacts } from '../../domain/priority';
import type { Statement } from '../../domain/statements';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { LevelCard } from '../../ui/level-card';
import { LazyPart } from '../shared/loading/lazy-part';
import { NextStepLink } from './next-step-link';
import { Reason } from './reason';
import { LEVEL_LOOKS } from './step-view';

// Only a verified level can be changed.
const loadChanges = async () => (await import('./level-changes')).LevelChanges;
const CHANGES = ['update-document', 'reset', 'proof-of-address'] as const;

interface LevelStepProps {
  readonly level: StepLevel;
  readonly status: StepStatus;
  /** The level's limit in BTC, as it is to be read; undefined: not told. */
  readonly btc: string | undefined;
  /** What removing the level's verification does to the limit: "50 BTC → 0 BTC"; undefined: not told. */
  readonly resetChange: string | undefined;
  /** What is to be said about the level; undefined where the headline says and offers it already, or the account is closed. */
  readonly statement: Statement | undefined;
  /** Its action is the page's primary one. */
  readonly isPrimary: boolean;
  /** The level that the member verifies next. */
  readonly isNext: boolean;
  readonly facts: PriorityFacts;
}

/** One level's card. */
export function LevelStep({ level, status, btc, resetChange, statement, isPrimary, isNext, facts }: LevelStepProps) {
  const { t } = useTranslation();
  const isOnHold = statement?.kind === 'level-on-hold';
  // Held back by something else, a level looks as one that cannot start yet.
  const shown = isOnHold ? 'NOT_ALLOW' : status;
  const changes = status === 'SUCCESS' && CHANGES.some((kind) => eligibility({ kind }, facts).allowed);
  const action = statement?.action;
  const reason = statement?.reason;
  const isInApp = action?.kind === 'mobile-app';
  const details = [
    ...(action?.kind === 'start' || isInApp ? [t(`personal.duration.${level}`)] : []),
    ...(isInApp ? [t('personal.inApp')] : []),
  ];
  return (
    <LevelCard
      title={t(`personal.level.${level}`)}
      summary={t(`personal.levelSummary.${level}`)}
      look={LEVEL_LOOKS[shown]}
      status={t(`personal.status.${shown}`)}
      explanation={
        <>
          {isOnHold ? t('personal.explain.onHold') : t(`personal.explain.${explanationOf(level, status)}`)}
          {reason !== undefined && <Reason code={reason} />}
        </>
      }
      amount={btc && t('personal.btcAmount', { limit: btc })}
      amountLabel={t('personal.btcPerDay')}
      isNext={isNext}
      facts={details}
      action={
        <>
          {action && !isInApp && (
            <NextStepLink action={action} kind={statement.kind} look={isPrimary ? 'primary' : 'secondary'} />
          )}
          {changes && (
            // Its line is kept free until it is loaded.
            <div className="min-h-8 w-full pointer-coarse:min-h-11">
              <LazyPart load={loadChanges}>
                {(LevelChanges) => <LevelChanges level={level} facts={facts} resetChange={resetChange} />}
              </LazyPart>
            </div>
          )}
        </>
      }
    />
  );
}

function explanationOf(level: StepLevel, status: StepStatus): StepStatus {
  // Before the first level there is none to wait for: what is closed is the account.
  return level === 'LEVEL_1' && status === 'NOT_ALLOW' ? 'CERTIFICATION_DISABLED' : status;
}
