import { useTranslation } from 'react-i18next';
import type { UpdatePoiView } from '../../domain/reverification';
import { isCase, type Statement } from '../../domain/statements';
import { ResultBanner } from '../../ui/result-banner';
import { Refusal } from '../shared/member/refusal';
import { useStart } from '../shared/member/start-gate';
import { MobileAppHint } from '../shared/phone/mobile-app-hint';
import { CASE_STATUSES } from '../shared/review/review-words';
import { updateBody, updateTitle } from '../shared/review/update-words';
import { VerificationCase } from '../shared/review/verification-case';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../shared/vendor/start-embedded-verification';
import { REQUEST } from './request';
import { SubmitButton } from './submit-button';

interface UpdatePoiNoticeProps {
  readonly view: UpdatePoiView;
  readonly statement: Statement;
  /** Whether the member submits in the mobile app. */
  readonly inApp: boolean;
  /** Regulated site for the embedded verification. */
  readonly site: string;
}

/** What happened, with the page's button, which starts the embedded verification: the request with its deadline, or the case of what was sent. */
export function UpdatePoiNotice({ view, statement, inApp, site }: UpdatePoiNoticeProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { start, busy, refusal } = useStart(REQUEST, (context) =>
    startEmbeddedVerification(context, {
      access: UPDATE_ACCESS,
      language,
      site,
      leaveFor: (address) => location.assign(address),
    }),
  );
  if (refusal) return <Refusal answer={refusal} request={REQUEST} />;
  const body = updateBody(statement, { t, language, inApp });
  const button = view.button && (
    <SubmitButton key={view.button.label} button={view.button} starting={busy} onStart={() => void start()} />
  );
  return (
    <>
      {isCase(statement) ? (
        <VerificationCase
          status={CASE_STATUSES[statement.kind]}
          kind={statement.kind}
          reason={statement.reason ?? ''}
          submission="update-poi"
          body={body}
          actions={button}
        />
      ) : (
        <ResultBanner tone={statement.tone} title={updateTitle(statement, { t, language })} actions={button}>
          {body.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ResultBanner>
      )}
      {view.appHint && <MobileAppHint>{t('reverification.appHintBody')}</MobileAppHint>}
    </>
  );
}
