import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eligibility } from '../../domain/eligibility';
import type { PriorityFacts } from '../../domain/priority';
import type { Statement } from '../../domain/statements';
import type { StepStatus } from '../../domain/statuses';
import { type StepLevel, stepsOf } from '../../domain/steps';
import { ChevronDownIcon } from '../../ui/icons';
import { LevelCard } from '../../ui/level-card';
import { TextLink } from '../../ui/text-link';
import { NextStepLink } from './next-step-link';
import { Reason } from './reason';
import { LEVEL_LOOKS } from './step-view';

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
          <Changes level={level} facts={facts} resetChange={resetChange} />
        </>
      }
    />
  );
}

function explanationOf(level: StepLevel, status: StepStatus): StepStatus {
  // Before the first level there is none to wait for: what is closed is the account.
  return level === 'LEVEL_1' && status === 'NOT_ALLOW' ? 'CERTIFICATION_DISABLED' : status;
}

/** Ways to change a verified level, closed at first because hardly anybody needs them. Removing it shows what it costs. */
function Changes({ level, facts, resetChange }: Pick<LevelStepProps, 'level' | 'facts' | 'resetChange'>) {
  const { t } = useTranslation();
  const mayStart = (kind: 'update-document' | 'reset' | 'proof-of-address') => eligibility({ kind }, facts).allowed;
  const isVerified = stepsOf(facts)[level].status === 'SUCCESS';
  const links = [
    level === 'LEVEL_1' && mayStart('update-document') && (
      <TextLink key="update" asChild>
        <Link to="/auth/updatekyc">{t('personal.links.update')}</Link>
      </TextLink>
    ),
    level === 'LEVEL_2' && mayStart('proof-of-address') && (
      <TextLink key="proof" asChild>
        <Link to="/auth/updatePOA">{t('personal.links.updatePoa')}</Link>
      </TextLink>
    ),
    isVerified && mayStart('reset') && (
      <span key="reset" className="flex flex-wrap items-center gap-x-3">
        <TextLink asChild className="font-medium text-danger decoration-danger">
          <Link
            to={`/auth/resetkyc?level=${level}`}
            aria-label={t('personal.links.resetLevel', { level: t(`personal.level.${level}`) })}
          >
            {t('personal.links.reset')}
          </Link>
        </TextLink>
        {resetChange && <span className="text-muted">{resetChange}</span>}
      </span>
    ),
  ].filter(Boolean);
  if (links.length === 0) return null;
  return (
    <details className="group/more w-full text-sm">
      <summary className="-ms-2 inline-flex min-h-8 items-center gap-1 rounded-base px-2 text-muted hover:bg-sunken pointer-coarse:min-h-11">
        {t('personal.links.more')}
        <ChevronDownIcon className="size-4 group-open/more:rotate-180" />
      </summary>
      <div className="flex flex-col items-start gap-3 pt-2">{links}</div>
    </details>
  );
}
