import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { operatorName } from '../../lib/operator-name';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import { Locked } from '../shared/actions/locked';
import { isUnsure } from '../shared/actions/submit-errors';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { isolated } from '../shared/format/isolated';
import { Refusal } from '../shared/member/refusal';
import { useSubmittedStart } from '../shared/member/start-gate';
import { verifyQuickly } from './verify-quickly';

interface QuickKycProps {
  /** Name of the company that has verified the member. */
  readonly source: string;
  readonly level: StepLevel;
  /** The level's status. */
  readonly status: StepStatus;
  readonly onDone: () => void;
}

/** Takes over the verification of an affiliated company, with the member's consent. */
export function QuickKyc({ source, level, status, onDone }: QuickKycProps) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const request = { kind: 'document', level } as const;
  const { submit, busy, isLocked, failure, label, refusal } = useSubmittedStart(
    request,
    (context) => verifyQuickly(context, { level, before: status }, onDone),
    'quick',
    isUnsure,
  );
  const verify = () => {
    setAsked(true);
    if (agreed) void submit();
  };
  if (refusal) return <Refusal answer={refusal} request={request} />;

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
          label={t('kyc.quick.consent', { source, operator: isolated(operatorName()) })}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={asked && !agreed ? t('fields.validation.consent') : undefined}
        />
      </Locked>
      <SubmitProblem failure={failure} outcome="quick" />
      <div>
        <Button loading={busy} onClick={verify}>
          {label(t('kyc.quick.action'))}
        </Button>
      </div>
    </section>
  );
}
