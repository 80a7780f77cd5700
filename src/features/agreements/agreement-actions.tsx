import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementStatus, ReadableAgreement } from '../../domain/agreements';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { useOutcome } from '../../ui/outcome';
import { StatusBanner } from '../../ui/status-banner';
import { useSubmit } from '../shared/actions/use-submit';
import { useRegion } from '../shared/region/region-notice';
import { acceptAgreement, declineAgreement, RefusedAgreement } from './agreement-answer';
import { agreementStep } from './agreement-steps';
import { Consequences } from './consequences';

export interface AgreementActionsProps {
  readonly name: ReadableAgreement;
  readonly version: string;
  readonly language: string;
  readonly hasRead: boolean;
  readonly canDecline: boolean;
  /** In the server's words. Empty: none shown. */
  readonly ifDeclined: readonly string[];
  /** `at`: the server's time of the answer in milliseconds, if sent. */
  readonly onAnswered: (status: AgreementStatus, at: number | undefined) => void;
}

export function AgreementActions(props: AgreementActionsProps) {
  const { name, version, language, hasRead, canDecline, ifDeclined, onAnswered } = props;
  const { t } = useTranslation();
  const { signature } = useRegion();
  const [isDeclining, setIsDeclining] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { submit, busy, isLocked, label } = useSubmit(async (context, accepts: boolean) => {
    setRefused(false);
    try {
      const at = accepts
        ? await acceptAgreement(context, { name, version, language })
        : await declineAgreement(context, { name, version });
      setIsDeclining(false);
      onAnswered(accepts ? 'accepted' : 'declined', at ?? undefined);
    } catch (error) {
      if (!(error instanceof RefusedAgreement)) throw error;
      setRefused(true);
    }
  }, 'agreement');

  useOutcome(
    <StatusBanner tone="danger" title={t('outcomes.agreement.notDone')} announce>
      <p>{t('agreements.failedBody')}</p>
    </StatusBanner>,
    isRefused || undefined,
  );

  if (isDeclining) {
    return (
      <FocusHere>
        <div className="flex flex-col gap-4">
          <StatusBanner
            tone="warning"
            title={t('agreements.confirmDecline.title')}
            actions={
              <>
                <Button variant="primary" disabled={isLocked} onClick={() => setIsDeclining(false)}>
                  {t('agreements.confirmDecline.back')}
                </Button>
                <Button loading={busy} loadingLabel={t('agreements.accepting')} onClick={() => void submit(false)}>
                  {label(t('agreements.confirmDecline.decline'))}
                </Button>
              </>
            }
          >
            {ifDeclined.length > 0 && (
              <>
                <p>{t('agreements.confirmDecline.body')}</p>
                <Consequences of={ifDeclined} />
              </>
            )}
            <p>{t('agreements.confirmDecline.later')}</p>
          </StatusBanner>
        </div>
      </FocusHere>
    );
  }
  return (
    <div className="flex flex-col gap-4 print:hidden">
      {signature === 'electronic-signature' && <p>{t('region.signature.electronic-signature')}</p>}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button
          variant="primary"
          size="large"
          disabled={!hasRead && !isLocked}
          loading={busy}
          loadingLabel={t('agreements.accepting')}
          onClick={() => void submit(true)}
        >
          {label(t(agreementStep(name).action.label))}
        </Button>
        {canDecline && (
          <Button size="large" disabled={isLocked} onClick={() => setIsDeclining(true)}>
            {t('agreements.decline')}
          </Button>
        )}
      </div>
    </div>
  );
}
