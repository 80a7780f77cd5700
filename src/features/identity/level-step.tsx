import { useTranslation } from 'react-i18next';
import { eligibility } from '../../domain/eligibility';
import { btcLimit, type LevelQuota, limitAfterReset } from '../../domain/numbers';
import type { PlanRow } from '../../domain/plan';
import type { PriorityFacts } from '../../domain/priority';
import { type StepLevel, stepsOf } from '../../domain/steps';
import { loadFile } from '../../lib/load-file';
import { LevelCard } from '../../ui/plan';
import { WithArrow } from '../../ui/with-arrow';
import { useTimes } from '../shared/format/use-times';
import { LazyPart } from '../shared/loading/lazy-part';
import { Reason } from '../shared/review/reason';
import { NextStepLink } from './next-step-link';
import { LEVEL_LOOKS, stepView } from './step-view';
import type { LimitTexts } from './use-limit-texts';

const loadChanges = async () => (await loadFile(() => import('./level-changes'))).LevelChanges;

interface LevelStepProps {
  readonly row: PlanRow;
  readonly level: StepLevel;
  readonly facts: PriorityFacts;
  readonly quotas: readonly LevelQuota[];
  readonly limits: LimitTexts;
}

export function LevelStep({ row, level, facts, quotas, limits }: LevelStepProps) {
  const { t } = useTranslation();
  const times = useTimes();
  // The headline explains its own.
  const statement = row.isHeadline ? undefined : row.statement;
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
  const amount = (btc: string) => t('personal.btcAmount', { limit: limits.exact(btc) });
  const btc = btcLimit(quotas, level);
  const before = level === 'LEVEL_1' ? limitAfterReset(quotas) : btcLimit(quotas, 'LEVEL_1');
  const opened = isVerified ? undefined : before;
  const limit =
    btc &&
    (opened === undefined ? amount(btc) : t('resetkyc.limitChange', { from: limits.exact(opened), to: amount(btc) }));
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
      amount={limit && <WithArrow text={limit} />}
      amountLabel={t('personal.limitPerDay')}
      isNext={row.isNext}
      facts={details}
      action={
        <>
          {row.action && statement && !isInApp && (
            <NextStepLink action={row.action} kind={statement.kind} look={row.isNext ? 'primary' : 'text'} />
          )}
          {changes && (
            // Reserves the line until the links load.
            <div className="min-h-8 w-full pointer-coarse:min-h-11">
              <LazyPart load={loadChanges}>
                {(LevelChanges) => (
                  <LevelChanges
                    level={level}
                    isVerified={isVerified}
                    facts={facts}
                    resetChange={
                      btc && t('personal.limitChange', { from: amount(btc), to: amount(limitAfterReset(quotas)) })
                    }
                  />
                )}
              </LazyPart>
            </div>
          )}
        </>
      }
    />
  );
}
