import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eligibility } from '../../domain/eligibility';
import type { PriorityFacts } from '../../domain/priority';
import type { Statement } from '../../domain/statements';
import type { StepStatus } from '../../domain/statuses';
import { type StepLevel, stepsOf } from '../../domain/steps';
import { LevelCard } from '../../ui/level-card';
import { TextLink } from '../../ui/text-link';
import { Reason } from '../shared/review/reason';
import { NextStepLink } from './next-step-link';
import { LEVEL_LOOKS } from './step-view';

interface LevelStepProps {
  readonly level: StepLevel;
  readonly status: StepStatus;
  /** The level's formatted limit in BTC; undefined if unknown. */
  readonly btc: string | undefined;
  /** The statement about the level; undefined if it is the headline or the account is closed. */
  readonly statement: Statement | undefined;
  /** Its action is the page's primary one. */
  readonly isPrimary: boolean;
  readonly facts: PriorityFacts;
}

/** Card of a level. */
export function LevelStep({ level, status, btc, statement, isPrimary, facts }: LevelStepProps) {
  const { t } = useTranslation();
  const isOnHold = statement?.kind === 'level-on-hold';
  // A level on hold looks like one that cannot be started yet.
  const shown = isOnHold ? 'NOT_ALLOW' : status;
  const action = statement?.action;
  const reason = statement?.reason;
  const isInApp = action?.kind === 'mobile-app';
  const details = [
    ...(btc === undefined ? [] : [t('personal.btcLimit', { limit: btc })]),
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
      facts={details}
      action={
        <>
          {action && !isInApp && (
            <NextStepLink action={action} kind={statement.kind} look={isPrimary ? 'primary' : 'secondary'} />
          )}
          <Changes level={level} facts={facts} />
        </>
      }
    />
  );
}

function explanationOf(level: StepLevel, status: StepStatus): StepStatus {
  // Level 1 has no previous level, so the account is closed.
  return level === 'LEVEL_1' && status === 'NOT_ALLOW' ? 'CERTIFICATION_DISABLED' : status;
}

/** Links to update or remove a verified level; inconspicuous, because few members need them. */
function Changes({ level, facts }: Pick<LevelStepProps, 'level' | 'facts'>) {
  const { t } = useTranslation();
  const mayStart = (kind: 'update-document' | 'reset' | 'proof-of-address') => eligibility({ kind }, facts).allowed;
  const isVerified = stepsOf(facts)[level].status === 'SUCCESS';
  return (
    <>
      {level === 'LEVEL_1' && mayStart('update-document') && (
        <TextLink asChild className="text-sm">
          <Link to="/auth/updatekyc">{t('personal.links.update')}</Link>
        </TextLink>
      )}
      {isVerified && mayStart('reset') && (
        <TextLink asChild className="text-sm">
          <Link
            to={`/auth/resetkyc?level=${level}`}
            aria-label={t('personal.links.resetLevel', { level: t(`personal.level.${level}`) })}
          >
            {t('personal.links.reset')}
          </Link>
        </TextLink>
      )}
      {level === 'LEVEL_2' && mayStart('proof-of-address') && (
        <TextLink asChild className="text-sm">
          <Link to="/auth/updatePOA">{t('personal.links.updatePoa')}</Link>
        </TextLink>
      )}
    </>
  );
}
