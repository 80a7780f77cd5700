import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpLink } from '../../domain/help-links';
import type { Step, StepLevel } from '../../domain/steps';
import { initialConfig } from '../../lib/initial-config';
import { Button } from '../../ui/button';
import { LevelCard } from '../../ui/level-card';
import { STEP_VIEWS } from './step-view';

interface LevelStepProps {
  readonly level: StepLevel;
  readonly step: Step;
  readonly quota: { readonly coinLimit: readonly { readonly coin: string; readonly limit: string }[] } | undefined;
}

/** One level's card, by its status. */
export function LevelStep({ level, step: { status }, quota }: LevelStepProps) {
  const { t } = useTranslation();
  const { look, action } = STEP_VIEWS[status];
  const btc = quota?.coinLimit.find(({ coin }) => coin === 'BTC')?.limit;
  const facts = [
    ...(btc === undefined ? [] : [t('personal.btcLimit', { limit: btc })]),
    ...(action === 'start' ? [t(`personal.duration.${level}`)] : []),
  ];
  return (
    <LevelCard
      title={t(`personal.level.${level}`)}
      summary={t(`personal.levelSummary.${level}`)}
      look={look}
      status={t(`personal.status.${status}`)}
      explanation={t(`personal.explain.${status}`)}
      facts={facts}
      action={action !== 'none' && <StepAction status={status} level={level} />}
    />
  );
}

function StepAction({ status, level }: { readonly status: Step['status']; readonly level: StepLevel }) {
  const { t } = useTranslation();
  const { action } = STEP_VIEWS[status];
  if (action === 'start') {
    return (
      <Button asChild variant="primary">
        <Link to={`/auth/kyc?level=${level}`}>
          {t(status === 'ALLOW' ? 'personal.action.ALLOW' : 'personal.action.FAILED_AND_CAN_RETRY')}
        </Link>
      </Button>
    );
  }
  return (
    <Button asChild>
      <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>
        {t('personal.action.FAILED_AND_CAN_NOT_RETRY')}
      </a>
    </Button>
  );
}
