import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import type { StepLevel } from '../../domain/steps';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';

interface QuickKycProps {
  /** Who knows the member already. */
  readonly source: string;
  readonly level: StepLevel;
  readonly onDone: () => void;
}

/** The short way: what an affiliated company has verified already, with the member's consent. */
export function QuickKyc({ source, level, onDone }: QuickKycProps) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  // Two clicks within one frame see the same state: the ref does not.
  const underway = useRef(false);

  const verify = async () => {
    setAsked(true);
    if (!agreed || underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      await call(endpoints.doQuickKyc, { level, consent: true });
      onDone();
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };

  return (
    <section
      aria-labelledby="quick"
      className="flex flex-col gap-3 rounded-base border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="quick" className="text-lg font-semibold">
        {t('kyc.quick.title')}
      </h2>
      <p className="text-sm">{t('kyc.quick.body', { source })}</p>
      <ConsentField
        name="quick-consent"
        label={t('kyc.quick.consent', { source })}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={asked && !agreed ? t('fields.validation.consent') : undefined}
      />
      <div>
        <Button loading={busy} onClick={() => void verify()}>
          {t('kyc.quick.action')}
        </Button>
      </div>
    </section>
  );
}
