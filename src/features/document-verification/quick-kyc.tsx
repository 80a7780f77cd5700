import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { operatorName } from '../../lib/operator-name';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import { Locked } from '../shared/actions/locked';
import { isolated } from '../shared/format/isolated';
import { Refusal } from '../shared/member/refusal';
import { useSubmittedStart } from '../shared/member/start-guard';
import { verifyQuickly } from './verify-quickly';

interface QuickKycProps {
  readonly source: string;
  readonly level: StepLevel;
  readonly status: StepStatus;
  readonly onDone: () => void;
}

/** With the member's consent. */
export function QuickKyc({ source, level, status, onDone }: QuickKycProps) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const request = { kind: 'document', level } as const;
  const { submit, busy, isLocked, label, refusal } = useSubmittedStart(
    request,
    (context) => verifyQuickly(context, { level, before: status }, onDone),
    'quick',
  );
  const verify = () => {
    setAsked(true);
    if (agreed) void submit();
  };
  if (refusal) return <Refusal answer={refusal} request={request} headingLevel={2} />;

  return (
    <section
      aria-labelledby="quick"
      className="flex flex-col gap-3 rounded-base border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="quick" className="text-lg font-semibold">
        {t('kyc.quick.title')}
      </h2>
      <p className="text-sm">{t('kyc.quick.body', { source })}</p>
      <Locked when={isLocked}>
        <ConsentField
          name="quick-consent"
          label={t('kyc.quick.consentDetails', { source, operator: isolated(operatorName()) })}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={asked && !agreed ? t('fields.validation.consent') : undefined}
        />
      </Locked>
      <div>
        <Button loading={busy} onClick={verify}>
          {label(t('kyc.quick.action'))}
        </Button>
      </div>
    </section>
  );
}
