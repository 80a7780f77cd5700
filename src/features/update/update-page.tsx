import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { FocusHere } from '../../ui/focus-here';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { useLoadTexts } from '../load-texts';
import { startEmbeddedVerification, UPDATE_ACCESS } from '../start-embedded-verification';
import { together } from '../together';
import { useAction } from '../use-action';
import { UpdateForm } from './update-form';

/** Updates the identity document (spec 2, `/auth/updatekyc`): its details first, then its photo in the embedded verification. */
export function UpdatePage() {
  const { t } = useTranslation();
  const kyc = useCall(endpoints.kycInfo, { obtain_current: true, obtain_state: true });
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const both = together({ kyc, countries });
  const texts = useLoadTexts(both.error);
  const [sent, setSent] = useState(false);

  return (
    <Page title={t('pages.updatekyc')} lead={sent ? undefined : t('updatekyc.lead')}>
      {sent ? (
        <FocusHere>
          <PhotoStep />
        </FocusHere>
      ) : (
        <Loadable state={both} texts={texts} onRetry={both.retry}>
          {({ kyc: info, countries: { list } }) => {
            const status = info.state.find(({ level }) => level === 'LEVEL_1')?.status;
            if (status === 'PENDING') return <NotNow text="pending" />;
            if (status !== 'SUCCESS') return <NotNow text="nothing" />;
            return <UpdateForm countries={list} residence={info.applicant.country} onSent={() => setSent(true)} />;
          }}
        </Loadable>
      )}
    </Page>
  );
}

function NotNow({ text }: { readonly text: 'pending' | 'nothing' }) {
  const { t } = useTranslation();
  return (
    <StatusBanner
      tone={text === 'pending' ? 'process' : 'neutral'}
      title={t(`updatekyc.${text}.title`)}
      actions={
        <Button asChild variant="primary">
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
      }
    >
      <p>{t(`updatekyc.${text}.body`)}</p>
    </StatusBanner>
  );
}

/** The details are in; the photo follows in the embedded verification (`sdk-access`, reason UPDATE_KYC). */
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
