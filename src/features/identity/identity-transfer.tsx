import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import { kycInfoEndpoints } from '../../api/endpoints/kyc-info';
import { transferEndpoints } from '../../api/endpoints/transfer';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { helpLink } from '../../domain/help-links';
import type { TransferRole } from '../../domain/statuses';
import { type TransferStage, transferStage } from '../../domain/transfer';
import { initialConfig } from '../../lib/initial-config';
import { longDate } from '../../lib/long-date';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { KeptHeight } from '../../ui/kept-height';
import { StatusBanner, type Tone } from '../../ui/status-banner';
import { TextLink } from '../../ui/text-link';
import { useSubmit } from '../shared/actions/use-submit';
import { SupportLink } from '../shared/exits/support-link';
import { leftToRight } from '../shared/format/left-to-right';
import { useRiskCheck } from '../shared/risk/use-risk-check';
import { confirmTransfer } from './confirm-transfer';
import { LazyPicture } from './lazy-picture';

type Transfer = ResponseOf<typeof transferEndpoints.transferStatus>;

const OUTCOMES = { source: 'confirmTransfer', target: 'acceptTransfer' } as const satisfies Record<
  TransferRole,
  string
>;

const TONES: Record<TransferStage, Tone> = { confirm: 'warning', waiting: 'process', done: 'success' };

const PRIMARY = { variant: 'primary', size: 'large' } as const;

interface StagesProps {
  readonly transfer: Transfer;
  readonly role: TransferRole;
  readonly isHeadline: boolean;
}

interface IdentityTransferProps {
  /** Without a heading above; holds the primary action. */
  readonly isHeadline: boolean;
}

export function IdentityTransfer({ isHeadline }: IdentityTransferProps) {
  const { data } = useCall(transferEndpoints.transferStatus, {});
  const role = data?.role;
  return role && <TransferStages transfer={data} role={role} isHeadline={isHeadline} />;
}

function TransferStages({ transfer, role, isHeadline }: StagesProps) {
  const { t, i18n } = useTranslation();
  const { check, dialog } = useRiskCheck();
  const [sent, setSent] = useState<TransferStage>();
  const onConfirmed = (isComplete: boolean) => {
    setSent(isComplete ? 'done' : 'waiting');
    invalidate(transferEndpoints.transferStatus);
    // A completed transfer changes the levels and limits.
    if (isComplete) invalidate(kycInfoEndpoints.kycInfo);
  };
  const [denied, setDenied] = useState(false);
  const { transferId } = transfer;
  const { submit, busy, label } = useSubmit(
    (context) => confirmTransfer(context, { check, role, transferId, onConfirmed }),
    OUTCOMES[role],
  );

  const stage = sent ?? transferStage(transfer) ?? 'confirm';
  const other = role === 'source' ? transfer.targetAccount : transfer.sourceAccount;
  const until = transfer.expiresAt;
  const look = isHeadline
    ? ({
        prominent: true,
        picture: <LazyPicture tone={TONES[stage]} subject="identity" />,
        hidesPictureOnPhones: true,
      } as const)
    : ({ level: 3 } as const);
  const banner = (
    <StatusBanner
      {...look}
      announce={sent !== undefined}
      tone={TONES[stage]}
      title={t(`transfer.${role}.${stage}.title`)}
      actions={
        stage === 'confirm' && (
          <>
            <Button {...(isHeadline && PRIMARY)} loading={busy} onClick={() => void submit()}>
              {label(t(`transfer.${role}.action`))}
            </Button>
            <TextLink asChild beside>
              <button type="button" disabled={busy} onClick={() => setDenied(true)}>
                {t('transfer.denied')}
              </button>
            </TextLink>
          </>
        )
      }
    >
      <p>{t(`transfer.${role}.${stage}.body`, { account: leftToRight(other) })}</p>
      {stage !== 'done' && until !== undefined && (
        <p>{t('transfer.expires', { date: longDate(until, i18n.language, { timeStyle: 'short' }) })}</p>
      )}
      <p>
        <TextLink href={helpLink(initialConfig().links.helpCentre, 'transferIdentity')}>{t('transfer.help')}</TextLink>
      </p>
    </StatusBanner>
  );
  return (
    <section aria-label={t('transfer.heading')} id="transfer" className="flex flex-col gap-3">
      {!isHeadline && <h2 className="text-lg font-semibold">{t('transfer.heading')}</h2>}
      <KeptHeight isKept={sent !== undefined} className="grid grid-cols-1">
        {denied ? (
          <FocusHere key="denied">
            <TransferDenied role={role} until={until} isHeadline={isHeadline} onBack={() => setDenied(false)} />
          </FocusHere>
        ) : sent ? (
          <FocusHere key={stage}>{banner}</FocusHere>
        ) : (
          banner
        )}
      </KeptHeight>
      {dialog}
    </section>
  );
}

interface TransferDeniedProps {
  readonly role: TransferRole;
  /** When an unconfirmed transfer ends; Unix milliseconds. */
  readonly until: number | undefined;
  readonly isHeadline: boolean;
  readonly onBack: () => void;
}

/** Nothing moves without the member's confirmation. */
function TransferDenied({ role, until, isHeadline, onBack }: TransferDeniedProps) {
  const { t, i18n } = useTranslation();
  return (
    <StatusBanner
      level={isHeadline ? 2 : 3}
      prominent={isHeadline}
      announce
      tone="danger"
      title={t(`transfer.${role}.denied.title`)}
      actions={
        <>
          <SupportLink isPrimary={isHeadline} />
          <TextLink asChild beside>
            <button type="button" onClick={onBack}>
              {t('shell.back')}
            </button>
          </TextLink>
        </>
      }
    >
      <p>{t(`transfer.${role}.denied.body`)}</p>
      {until !== undefined && (
        <p>{t('transfer.expires', { date: longDate(until, i18n.language, { timeStyle: 'short' }) })}</p>
      )}
    </StatusBanner>
  );
}
