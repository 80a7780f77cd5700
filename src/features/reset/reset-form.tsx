import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints';
import { formatAmount } from '../../domain/numbers';
import type { StepStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import { FlowActions } from '../../ui/flow-page';
import { StatusBanner } from '../../ui/status-banner';
import { WithArrow } from '../../ui/with-arrow';
import { Locked } from '../shared/actions/locked';
import { isLost } from '../shared/actions/submit-errors';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useSubmit } from '../shared/actions/use-submit';
import { OverviewLink } from '../shared/exits/overview-link';
import { useRiskCheck } from '../shared/risk/use-risk-check';
import type { ResetLimits } from './reset-limits';
import { RESET_STEP } from './reset-step';
import { resetVerification } from './reset-verification';

const CONSEQUENCES = ['limits', 'documents', 'assets'] as const;

interface ResetFormProps {
  readonly limits: ResetLimits | undefined;
  /** Status of level 1. */
  readonly before: StepStatus;
  readonly onDone: () => void;
}

/** What a reset removes, the member's consent to it, and the button. */
export function ResetForm({ limits, before, onDone }: ResetFormProps) {
  const { t, i18n } = useTranslation();
  const amount = (btc: string) => t('personal.btcAmount', { limit: formatAmount(btc, i18n.language) });
  const { check, dialog } = useRiskCheck();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { submit, busy, isLocked, failure, label } = useSubmit(
    (context) => resetVerification(context, { check, before, onDone }),
    'reset',
    (error) => isLost(error, endpoints.selfReset),
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
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {CONSEQUENCES.map((id) => (
            <li key={id}>{t(`resetkyc.consequences.${id}`)}</li>
          ))}
        </ul>
      </StatusBanner>
      {limits && (
        <p className="flex flex-col gap-1 rounded-base border border-danger-line bg-danger-tint p-4 sm:p-6">
          <span className="text-sm">{t('personal.btcPerDay')}</span>
          <span className="text-2xl font-semibold wrap-anywhere tabular-nums">
            <WithArrow text={t('resetkyc.limitChange', { from: amount(limits.from), to: amount(limits.to) })} />
          </span>
        </p>
      )}
      <SubmitProblem failure={failure} outcome="reset" />
      <FlowActions
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
