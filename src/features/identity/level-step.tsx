import { useTranslation } from 'react-i18next';
import { eligibility } from '../../domain/eligibility';
import type { PriorityFacts } from '../../domain/priority';
import type { Statement } from '../../domain/statements';
import { type StepLevel, stepsOf } from '../../domain/steps';
import { loadFile } from '../../lib/load-file';
import { LevelCard } from '../../ui/level-card';
import { useTimes } from '../shared/format/use-times';
import { LazyPart } from '../shared/loading/lazy-part';
import { Reason } from '../shared/review/reason';
import { NextStepLink } from './next-step-link';
import { LEVEL_LOOKS, stepView } from './step-view';

const loadChanges = async () => (await loadFile(() => import('./level-changes'))).LevelChanges;

interface LevelStepProps {
  readonly level: StepLevel;
  /** Formatted; undefined if unknown. */
  readonly btc: string | undefined;
  readonly resetChange: string | undefined;
  readonly statement: Statement | undefined;
  readonly isPrimary: boolean;
  /** The headline offers the same action. */
  readonly isOffered: boolean;
  readonly isNext: boolean;
  readonly facts: PriorityFacts;
}

export function LevelStep({ level, btc, resetChange, statement, isPrimary, isOffered, isNext, facts }: LevelStepProps) {
  const { t } = useTranslation();
  const times = useTimes();
  const { status, explanation } = stepView({ level, statuses: stepsOf(facts), statement });
  const isVerified = status === 'SUCCESS';
  const mayStart = (kind: 'update-document' | 'reset' | 'proof-of-address') => eligibility({ kind }, facts).allowed;
  // Some sites require a proof of address before verification.
  const changes =
    (isVerified && (mayStart('reset') || (level === 'LEVEL_1' && mayStart('update-document')))) ||
    (level === 'LEVEL_2' && mayStart('proof-of-address'));
  const action = statement?.action;
  const reason = statement?.reason;
  const isInApp = action?.kind === 'mobile-app';
  const details = [
    ...(action?.kind === 'start' || isInApp ? [times.join(times.takes(level), times.review(level))] : []),
    ...(isInApp ? [t('personal.inApp')] : []),
  ];
  return (
    <LevelCard
      title={t(`personal.level.${level}`)}
      summary={t(`personal.levelSummary.${level}`)}
      look={LEVEL_LOOKS[status]}
      status={t(`personal.status.${status}`)}
      explanation={
        (explanation || reason !== undefined) && (
          <>
            {explanation && <p>{t(`personal.explain.${explanation}`, { level: t(`personal.level.${level}`) })}</p>}
            {/* Without a reason from the server: what usually helps. */}
            {reason === undefined && explanation === 'FAILED_AND_CAN_RETRY' && (
              <p>{t('rejections.general.whatToDo')}</p>
            )}
            {reason !== undefined && <Reason code={reason} isFinal={action?.kind === 'support'} />}
          </>
        )
      }
      amount={btc && t('personal.btcAmount', { limit: btc })}
      amountLabel={t('personal.limitPerDay')}
      isNext={isNext}
      facts={details}
      action={
        <>
          {action && !isInApp && !isOffered && (
            <NextStepLink action={action} kind={statement.kind} look={isPrimary ? 'primary' : 'secondary'} />
          )}
          {changes && (
            // Reserves the line until the links load.
            <div className="min-h-8 w-full pointer-coarse:min-h-11">
              <LazyPart load={loadChanges}>
                {(LevelChanges) => (
                  <LevelChanges level={level} isVerified={isVerified} facts={facts} resetChange={resetChange} />
                )}
              </LazyPart>
            </div>
          )}
        </>
      }
    />
  );
}
