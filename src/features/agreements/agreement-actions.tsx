import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../api/errors';
import type { ReadableAgreement } from '../../domain/agreements';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { StatusBanner } from '../../ui/status-banner';
import { useAction } from '../shared/actions/use-action';
import { Failure } from '../shared/loading/failure';
import { useRegion } from '../shared/region/region-notice';
import { acceptAgreement, declineAgreement, RefusedAgreement } from './agreement-answer';

interface AgreementActionsProps {
  readonly name: ReadableAgreement;
  readonly version: string;
  readonly language: string;
  /** The member has scrolled to the end. */
  readonly hasRead: boolean;
  readonly canDecline: boolean;
  readonly onAnswered: () => void;
}

/** Accept or decline. Declining is confirmed, after its consequences are shown. */
export function AgreementActions({ name, version, language, hasRead, canDecline, onAnswered }: AgreementActionsProps) {
  const { t } = useTranslation();
  const { signature } = useRegion();
  const [isDeclining, setIsDeclining] = useState(false);
  const [failure, setFailure] = useState<ApiError | 'refused'>();
  const [answer, busy] = useAction(async (context, accepts: boolean) => {
    setFailure(undefined);
    try {
      if (accepts) await acceptAgreement(context, { name, version, language });
      else await declineAgreement(context, name);
    } catch (error) {
      if (error instanceof RefusedAgreement) return setFailure('refused');
      if (!isApiError(error)) throw error;
      return setFailure(error);
    }
    setIsDeclining(false);
    onAnswered();
  }, 'agreement');

  const problem =
    failure === 'refused' ? (
      <StatusBanner tone="danger" title={t('agreements.failed')} announce>
        <p>{t('agreements.failedBody')}</p>
      </StatusBanner>
    ) : (
      failure && (
        <Failure error={failure} title={t('agreements.failed')}>
          <p>{t('agreements.failedBody')}</p>
        </Failure>
      )
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
                <Button variant="primary" disabled={busy} onClick={() => setIsDeclining(false)}>
                  {t('agreements.confirmDecline.back')}
                </Button>
                <Button loading={busy} loadingLabel={t('agreements.accepting')} onClick={() => void answer(false)}>
                  {t('agreements.confirmDecline.decline')}
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
          disabled={!hasRead}
          loading={busy}
          loadingLabel={t('agreements.accepting')}
          onClick={() => void answer(true)}
        >
          {t('agreements.accept')}
        </Button>
        {canDecline && (
          <Button size="large" disabled={busy} onClick={() => setIsDeclining(true)}>
            {t('agreements.decline')}
          </Button>
        )}
      </div>
    </div>
  );
}
