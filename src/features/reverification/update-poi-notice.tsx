import { useTranslation } from 'react-i18next';
import type { UpdatePoiView } from '../../domain/reverification';
import { StatusBanner, type Tone } from '../../ui/status-banner';
import { longDate } from '../long-date';
import { MobileAppHint } from '../mobile-app-hint';
import { RejectionReason } from '../rejection-reason';
import { SubmitButton } from './submit-button';

interface UpdatePoiNoticeProps {
  readonly view: UpdatePoiView;
  readonly info: {
    readonly rejectReason: string;
    readonly deadline?: number | undefined;
    readonly siteInfo: { readonly site: string };
  };
}

const TONES: Record<UpdatePoiView['notice'], Tone> = {
  needed: 'warning',
  processing: 'process',
  ReviewFailed: 'danger',
};

/** What happened and the one button, by spec 4's table. */
export function UpdatePoiNotice({ view, info }: UpdatePoiNoticeProps) {
  const { t } = useTranslation();
  return (
    <>
      <StatusBanner
        tone={TONES[view.notice]}
        title={t(`reverification.${view.notice}`)}
        actions={view.button && <SubmitButton button={view.button} site={info.siteInfo.site} />}
      >
        <NoticeBody view={view} info={info} />
      </StatusBanner>
      {view.appHint && <MobileAppHint>{t('reverification.appHintBody')}</MobileAppHint>}
    </>
  );
}

function NoticeBody({ view, info: { rejectReason, deadline } }: UpdatePoiNoticeProps) {
  const { t, i18n } = useTranslation();
  if (view.notice === 'needed') return <p>{t('reverification.neededBody')}</p>;
  if (view.notice === 'processing') {
    return deadline === undefined ? (
      <p>{t('reverification.processingBodyNoDate')}</p>
    ) : (
      <p>{t('reverification.processingBody', { date: longDate(deadline, i18n.language) })}</p>
    );
  }
  const inApp = view.button?.label === 'resubmitInApp';
  return (
    <>
      {rejectReason ? <RejectionReason code={rejectReason} /> : <p>{t('reverification.rejectReasonUnknown')}</p>}
      {view.blockedBy === 'daily-limit' && (
        <p className="font-medium">{t(inApp ? 'reverification.dailyLimitApp' : 'reverification.dailyLimit')}</p>
      )}
    </>
  );
}
