import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdatePoiView } from '../../domain/reverification';
import { isCase, type Statement } from '../../domain/statements';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { StatusBanner } from '../../ui/status-banner';
import { Refusal } from '../shared/member/refusal';
import { useStart } from '../shared/member/start-guard';
import { MobileAppHint } from '../shared/phone/mobile-app-hint';
import { RemedyActions, type Ways } from '../shared/remedy/remedy-actions';
import { CASE_STATUSES } from '../shared/review/review-words';
import { updateBody, updateTitle } from '../shared/review/update-words';
import { VerificationCase } from '../shared/review/verification-case';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../shared/vendor/start-embedded-verification';
import { REQUEST } from './request';

interface UpdatePoiNoticeProps {
  readonly view: UpdatePoiView;
  readonly statement: Statement;
  readonly inApp: boolean;
  readonly site: string;
  /** What to do, before the button. */
  readonly children: ReactNode;
}

/** The button starts the embedded verification. */
export function UpdatePoiNotice({ view, statement, inApp, site, children }: UpdatePoiNoticeProps) {
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
  if (refusal) return <Refusal answer={refusal} request={REQUEST} headingLevel={2} />;
  const body = updateBody(statement, { t, language, inApp });
  const { button } = view;
  const label = button && t(`reverification.${button.label}`);
  const ways: Ways = {
    retry: button?.enabled ? { label, onClick: () => void start(), loading: busy } : undefined,
    app: view.appHint ? 'elsewhere' : undefined,
  };
  return (
    <>
      {isCase(statement) ? (
        <VerificationCase
          status={CASE_STATUSES[statement.kind]}
          kind={statement.kind}
          reason={statement.reason ?? ''}
          submission="update-poi"
          headingLevel={view.notice === 'processing' ? 1 : 2}
          body={body}
          ways={ways}
          size="large"
          more={
            button?.enabled === false && (
              <Button disabled size="large">
                {label}
              </Button>
            )
          }
        >
          {children}
        </VerificationCase>
      ) : (
        <>
          <StatusBanner tone={statement.tone} title={updateTitle(statement, { t, language })}>
            {body.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </StatusBanner>
          {children}
          {button && (
            <FlowActions>
              <RemedyActions remedy="retry" ways={ways} size="large" />
            </FlowActions>
          )}
        </>
      )}
      {view.appHint && <MobileAppHint isMain>{t('reverification.appHintBody')}</MobileAppHint>}
    </>
  );
}
