import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementStanding, ReadableAgreement } from '../../domain/agreements';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { StatusBanner } from '../../ui/status-banner';
import { SubmitProblem } from '../shared/actions/submit-problem';
import { useSubmit } from '../shared/actions/use-submit';
import { useRegion } from '../shared/region/region-notice';
import { acceptAgreement, declineAgreement, RefusedAgreement } from './agreement-answer';
import { agreementStep } from './agreement-steps';

export interface AgreementActionsProps {
  readonly name: ReadableAgreement;
  readonly version: string;
  readonly language: string;
  /** The member has scrolled to the end. */
  readonly hasRead: boolean;
  readonly canDecline: boolean;
  /** The server has recorded the answer; `at`: its time in milliseconds, if it has told one. */
  readonly onAnswered: (standing: AgreementStanding, at: number | undefined) => void;
}

/** Accept or decline. Declining is confirmed, after its consequences are shown. */
export function AgreementActions({ name, version, language, hasRead, canDecline, onAnswered }: AgreementActionsProps) {
  const { t } = useTranslation();
  const { signature } = useRegion();
  const [isDeclining, setIsDeclining] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { submit, busy, isLocked, failure, label } = useSubmit(async (context, accepts: boolean) => {
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

  const problem = isRefused ? (
    <StatusBanner tone="danger" title={t('agreements.failed')} announce>
      <p>{t('agreements.failedBody')}</p>
    </StatusBanner>
  ) : (
    <SubmitProblem failure={failure} outcome="agreement" title={t('agreements.failed')}>
      <p>{t('agreements.failedBody')}</p>
    </SubmitProblem>
  );

  if (isDeclining) {
    return (
      <FocusHere>
        <div className="flex flex-col gap-4">
          {problem}
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
            <p>{t('agreements.confirmDecline.body')}</p>
            <ul className="list-disc ps-5">
              <li>{t('agreements.confirmDecline.trade')}</li>
              <li>{t('agreements.confirmDecline.withdraw')}</li>
              <li>{t('agreements.confirmDecline.later')}</li>
            </ul>
          </StatusBanner>
        </div>
      </FocusHere>
    );
  }
  return (
    <div className="flex flex-col gap-4 print:hidden">
      {problem}
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
