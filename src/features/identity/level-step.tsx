import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Eligibility } from '../../domain/eligibility';
import { helpLink } from '../../domain/help-links';
import type { Step, StepLevel } from '../../domain/steps';
import { initialConfig } from '../../lib/initial-config';
import { Button } from '../../ui/button';
import { LevelCard } from '../../ui/level-card';
import { TextLink } from '../../ui/text-link';
import { Reason } from './banners';
import { STEP_VIEWS } from './step-view';

interface LevelStepProps {
  readonly level: StepLevel;
  readonly step: Step;
  /** The level's limit in BTC, as it is to be read; undefined: not told. */
  readonly btc: string | undefined;
  /** Why the last attempt was refused; empty: not told, or not this level's. */
  readonly reason: string;
  /** Whether this level holds the page's one primary action. */
  readonly isPrimary: boolean;
  /** Whether the level can be started on this page, and if not, why. */
  readonly start: Eligibility;
  /** Whether the verified document can be replaced. */
  readonly canUpdate: boolean;
  /** Whether the verification can be removed. */
  readonly canReset: boolean;
  /** Whether the proof of address of this level can be changed. */
  readonly hasAddressProof: boolean;
}

/** One level's card, by its status. */
export function LevelStep(props: LevelStepProps) {
  const { level, step, btc, reason, isPrimary, start, canUpdate, canReset, hasAddressProof } = props;
  const { t } = useTranslation();
  const { status } = step;
  const { look, action } = STEP_VIEWS[status];
  const inApp = !start.allowed && start.reason === 'mobile-app';
  const starts = start.allowed || inApp;
  const isCompany = !start.allowed && start.reason === 'company-account';
  // Before the first level there is none to wait for: what is closed is the account.
  const explain = level === 'LEVEL_1' && status === 'NOT_ALLOW' ? 'CERTIFICATION_DISABLED' : status;
  const explanation = isCompany ? t('refusal.company.body') : t(`personal.explain.${explain}`);
  const facts = [
    ...(btc === undefined ? [] : [t('personal.btcLimit', { limit: btc })]),
    ...(starts ? [t(`personal.duration.${level}`)] : []),
    ...(starts && inApp ? [t('personal.inApp')] : []),
  ];
  return (
    <LevelCard
      title={t(`personal.level.${level}`)}
      summary={t(`personal.levelSummary.${level}`)}
      look={look}
      status={t(`personal.status.${status}`)}
      explanation={reason === '' ? explanation : <Refused explanation={explanation} reason={reason} />}
      facts={facts}
      action={
        <>
          {start.allowed && <Start status={status} level={level} isPrimary={isPrimary} />}
          {(action === 'support' || isCompany) && <Support />}
          {status === 'SUCCESS' && <Changes level={level} canUpdate={canUpdate} canReset={canReset} />}
          {hasAddressProof && (
            <TextLink asChild className="text-sm">
              <Link to="/auth/updatePOA">{t('personal.links.updatePoa')}</Link>
            </TextLink>
          )}
        </>
      }
    />
  );
}

function Refused({ explanation, reason }: { readonly explanation: string; readonly reason: string }) {
  return (
    <>
      {explanation}
      <Reason code={reason} />
    </>
  );
}

function Start({ status, level, isPrimary }: Pick<LevelStepProps, 'level' | 'isPrimary'> & Pick<Step, 'status'>) {
  const { t } = useTranslation();
  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'}>
      <Link to={`/auth/kyc?level=${level}`}>
        {t(status === 'ALLOW' ? 'personal.action.ALLOW' : 'personal.action.FAILED_AND_CAN_RETRY')}
      </Link>
    </Button>
  );
}

function Support() {
  const { t } = useTranslation();
  return (
    <Button asChild>
      <a href={helpLink(initialConfig().links.helpCentre, 'supportForm')}>
        {t('personal.action.FAILED_AND_CAN_NOT_RETRY')}
      </a>
    </Button>
  );
}

/** A verified level can be brought up to date or taken back: quiet links, because hardly anybody should need them. */
function Changes({ level, canUpdate, canReset }: Pick<LevelStepProps, 'level' | 'canUpdate' | 'canReset'>) {
  const { t } = useTranslation();
  const name = t(`personal.level.${level}`);
  return (
    <>
      {canUpdate && (
        <TextLink asChild className="text-sm">
          <Link to="/auth/updatekyc">{t('personal.links.update')}</Link>
        </TextLink>
      )}
      {canReset && (
        <TextLink asChild className="text-sm">
          <Link to={`/auth/resetkyc?level=${level}`} aria-label={t('personal.links.resetLevel', { level: name })}>
            {t('personal.links.reset')}
          </Link>
        </TextLink>
      )}
    </>
  );
}
