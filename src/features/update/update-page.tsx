import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { Loadable } from '../../ui/loadable';
import { Lead, Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';
import { StatusBanner } from '../../ui/status-banner';
import { useAction } from '../shared/actions/use-action';
import { combineCalls } from '../shared/loading/combine-calls';
import { useLoadTexts } from '../shared/loading/load-texts';
import { Refusal } from '../shared/member/refusal';
import { type KycInfo, useMemberState } from '../shared/member/use-member-state';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../shared/vendor/start-embedded-verification';
import { UpdateForm } from './update-form';

const REQUEST = { kind: 'update-document' } as const;
const PHOTO = { kind: 'update-poi' } as const;

/** Update of the identity document: its details first, then its photo in the embedded verification. */
export function UpdatePage() {
  const { t } = useTranslation();
  const member = useMemberState();
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const both = combineCalls({ member, countries });
  const texts = useLoadTexts(both.error);
  // The answer of kyc-info before the details were sent; a newer answer decides about the photo.
  const [sent, setSent] = useState<KycInfo>();

  return (
    <Page title={t('pages.updatekyc')}>
      <Loadable state={both} texts={texts} onRetry={both.retry}>
        {({ member: { info, may }, countries: { list } }) => {
          // The photo is an update of the proof of identity, which the server requests once it has the details.
          const request = sent ? PHOTO : REQUEST;
          const answer = may(request);
          if (sent === info) return <CardsSkeleton label={texts.loading} />;
          if (!answer.allowed) return <Refusal answer={answer} request={request} />;
          if (sent) {
            return (
              <FocusHere>
                <PhotoStep />
              </FocusHere>
            );
          }
          const showPhoto = () => {
            setSent(info);
            invalidate(endpoints.kycInfo);
          };
          return (
            <>
              <Lead>{t('updatekyc.lead')}</Lead>
              <UpdateForm countries={list} residence={info.applicant.country} onSent={showPhoto} />
            </>
          );
        }}
      </Loadable>
    </Page>
  );
}

/** After the details: starts the embedded verification for the photo (`sdk-access`, reason UPDATE_KYC). */
function PhotoStep() {
  const { t, i18n } = useTranslation();
  const [start, busy] = useAction((context) =>
    startEmbeddedVerification(context, {
      access: UPDATE_ACCESS,
      language: i18n.language,
      site: store.compliance.site,
      leaveFor: (address) => location.assign(address),
    }),
  );
  return (
    <StatusBanner
      tone="success"
      title={t('updatekyc.sent.title')}
      announce
      actions={
        <>
          <Button variant="primary" loading={busy} onClick={() => void start()}>
            {t('updatekyc.sent.action')}
          </Button>
          <Button asChild>
            <Link to="/auth/personal">{t('updatekyc.sent.later')}</Link>
          </Button>
        </>
      }
    >
      <p>{t('updatekyc.sent.body')}</p>
    </StatusBanner>
  );
}
