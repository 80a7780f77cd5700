import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { ResultBanner } from '../../ui/result-banner';
import { FormSkeleton } from '../shared/flow/form-skeleton';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import { useKycInfo } from '../shared/member/use-member-state';
import { addressOf, RESIDENCE_TEMPLATE } from './residence';
import { ResidenceForm } from './residence-form';
import { RESIDENCE_FORM } from './residence-steps';

export function ResidencePage() {
  const { t } = useTranslation();
  const saved = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: RESIDENCE_TEMPLATE });
  const kyc = useKycInfo();
  const config = useCall(endpoints.kycConfig, {});
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const [isSaved, setSaved] = useState(false);
  const title = t('pages.residenceInfo');
  if (isSaved) return <Saved title={title} />;
  return (
    <LoadingPage
      title={title}
      state={combineCalls({ saved, kyc, config, countries })}
      loading={<FormSkeleton form={RESIDENCE_FORM} />}
    >
      {(start) => (
        <ResidenceForm
          initial={addressOf(start.saved.answers, start.kyc.residenceCountry)}
          template={start.saved}
          countries={start.countries.list}
          unsupported={start.config.unsupportedCountries}
          onSaved={() => setSaved(true)}
        />
      )}
    </LoadingPage>
  );
}

function Saved({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <Page hasNews title={title}>
      <div aria-live="polite">
        <ResultBanner
          level={1}
          subject="address"
          tone="success"
          title={t('residence.saved.title')}
          actions={
            <Button asChild variant="primary">
              <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
            </Button>
          }
        >
          <p>{t('residence.saved.body')}</p>
        </ResultBanner>
      </div>
    </Page>
  );
}
