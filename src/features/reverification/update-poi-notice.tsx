import { useTranslation } from 'react-i18next';
import type { UpdatePoiView } from '../../domain/reverification';
import type { Statement } from '../../domain/statements';
import { longDate } from '../../lib/long-date';
import { ResultBanner } from '../../ui/result-banner';
import { Refusal } from '../shared/member/refusal';
import { useStart } from '../shared/member/start-gate';
import { MobileAppHint } from '../shared/phone/mobile-app-hint';
import { RejectionPhotos } from '../shared/photos/rejection-photos';
import { RejectionReason } from '../shared/review/rejection-reason';
import { WithTimeline } from '../shared/review/review-timeline';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../shared/vendor/start-embedded-verification';
import { REQUEST } from './request';
import { SubmitButton } from './submit-button';

interface UpdatePoiNoticeProps {
  readonly view: UpdatePoiView;
  readonly statement: Statement;
  /** Regulated site for the embedded verification. */
  readonly site: string;
}

/** Titles, the same as in the personal page's headline. */
const TITLES = {
  needed: 'statement.update-needed.title',
  processing: 'personal.status.PENDING',
  ReviewFailed: 'statement.update-rejected.title',
} as const satisfies Record<UpdatePoiView['notice'], string>;

/** What happened, with the page's button, which starts the embedded verification. */
export function UpdatePoiNotice({ view, statement, site }: UpdatePoiNoticeProps) {
  const { t, i18n } = useTranslation();
  const { start, busy, refusal } = useStart(REQUEST, (context) =>
    startEmbeddedVerification(context, {
      access: UPDATE_ACCESS,
      language: i18n.language,
      site,
      leaveFor: (address) => location.assign(address),
    }),
  );
  if (refusal) return <Refusal answer={refusal} request={REQUEST} />;
  return (
    <>
      <WithTimeline isInReview={view.notice === 'processing'}>
        <ResultBanner
          tone={statement.tone}
          title={t(TITLES[view.notice])}
          actions={view.button && <SubmitButton button={view.button} starting={busy} onStart={() => void start()} />}
        >
          <NoticeBody view={view} statement={statement} />
        </ResultBanner>
      </WithTimeline>
      {statement.reason !== undefined && <RejectionPhotos code={statement.reason} />}
      {view.appHint && <MobileAppHint>{t('reverification.appHintBody')}</MobileAppHint>}
    </>
  );
}

function NoticeBody({ view, statement: { reason, until, isLate } }: Omit<UpdatePoiNoticeProps, 'site'>) {
  const { t, i18n } = useTranslation();
  if (view.notice === 'needed') return <p>{t('statement.update-needed.body')}</p>;
  if (view.notice === 'processing') {
    if (until === undefined) return <p>{t('reverification.processingBodyNoDate')}</p>;
    const date = longDate(until, i18n.language);
    return <p>{isLate ? t('reverification.processingLate') : t('reverification.processingBody', { date })}</p>;
  }
  const inApp = view.button?.label === 'resubmitInApp';
  return (
    <>
      {reason ? <RejectionReason code={reason} /> : <p>{t('reverification.rejectReasonUnknown')}</p>}
      {view.blockedBy === 'daily-limit' && (
        <p className="font-medium">{t(inApp ? 'reverification.dailyLimitApp' : 'reverification.dailyLimit')}</p>
      )}
    </>
  );
}
