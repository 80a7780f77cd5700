import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../domain/numbers';
import type { StepStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import { FlowActions } from '../../ui/flow-page';
import { StatusBanner } from '../../ui/status-banner';
import { WithArrow } from '../../ui/with-arrow';
import { Locked } from '../shared/actions/locked';
import { useSubmit } from '../shared/actions/use-submit';
import { OverviewLink } from '../shared/exits/overview-link';
import { useRiskCheck } from '../shared/risk/use-risk-check';
import type { ResetLimits } from './reset-limits';
import { RESET_STEP } from './reset-step';
import { resetVerification } from './reset-verification';

interface ResetFormProps {
  readonly limits: ResetLimits | undefined;
  readonly before: StepStatus;
  readonly onDone: () => void;
}

export function ResetForm({ limits, before, onDone }: ResetFormProps) {
  const { t, i18n } = useTranslation();
  const amount = (btc: string) => t('personal.btcAmount', { limit: formatAmount(btc, i18n.language) });
  const { check, dialog } = useRiskCheck();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { submit, busy, isLocked, label } = useSubmit(
    (context) => resetVerification(context, { check, before, onDone }),
    'reset',
  );
  return (
    <form
      className="flex flex-col gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (agreed) return void submit();
        const consent = event.currentTarget.elements.namedItem('reset-consent');
        if (consent instanceof HTMLElement) consent.focus();
      }}
    >
      <StatusBanner tone="warning" title={t('resetkyc.consequences.title')}>
        <p>{t('resetkyc.consequences.limits')}</p>
      </StatusBanner>
      {limits && (
        <p className="flex max-w-none flex-col gap-1 rounded-base border border-danger-line bg-danger-tint p-4 sm:p-6">
          <span className="text-sm">{t('personal.limitPerDay')}</span>
          <span className="text-2xl font-semibold wrap-anywhere tabular-nums">
            <WithArrow text={t('resetkyc.limitChange', { from: amount(limits.from), to: amount(limits.to) })} />
          </span>
        </p>
      )}
      <FlowActions
        sends
        consent={
          <Locked when={isLocked}>
            <ConsentField
              name="reset-consent"
              label={t('resetkyc.consent')}
              checked={agreed}
              onChange={(event) => setAgreed(event.target.checked)}
              error={asked && !agreed ? t('fields.validation.consent') : undefined}
            />
          </Locked>
        }
      >
        <Button type="submit" size="large" danger loading={busy}>
          {label(t(RESET_STEP.action.label))}
        </Button>
        <OverviewLink size="large" label={t('resetkyc.keep')} />
      </FlowActions>
      {dialog}
    </form>
  );
}
