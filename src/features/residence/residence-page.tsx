import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { removeDraft } from '../../lib/drafts/tab-drafts';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { StatusBanner } from '../../ui/status-banner';
import { combineCalls } from '../shared/loading/combine-calls';
import { useLoadTexts } from '../shared/loading/load-texts';
import { useKycInfo } from '../shared/member/use-member-state';
import { CheckAnswers } from './check-answers';
import { addressOf, RESIDENCE_DRAFT, RESIDENCE_TEMPLATE, type ResidenceValues } from './residence';
import { ResidenceForm } from './residence-form';

/** Residence information in three steps: fill in, check, saved. */
export function ResidencePage() {
  const { t } = useTranslation();
  const saved = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: RESIDENCE_TEMPLATE });
  const kyc = useKycInfo();
  const config = useCall(endpoints.kycConfig, {});
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const data = combineCalls({ saved, kyc, config, countries });
  const texts = useLoadTexts(data.error);
  const [values, setValues] = useState<ResidenceValues>();
  const [step, setStep] = useState<'fill' | 'check' | 'saved'>('fill');

  return (
    <Page title={t('pages.residenceInfo')} lead={step === 'fill' ? t('residence.lead') : undefined}>
      <Loadable state={data} texts={texts} onRetry={data.retry}>
        {(start) => {
          if (step === 'saved') return <Saved />;
          if (step === 'check' && values) {
            return (
              <CheckAnswers
                values={values}
                version={start.saved.version}
                countries={start.countries.list}
                onChange={() => setStep('fill')}
                onSaved={() => {
                  void removeDraft(RESIDENCE_DRAFT);
                  setStep('saved');
                }}
              />
            );
          }
          return (
            <ResidenceForm
              initial={values ?? addressOf(start.saved.answers, start.kyc.residenceCountry)}
              countries={start.countries.list}
              unsupported={start.config.unsupportedCountries}
              onFilled={(filled) => {
                setValues(filled);
                setStep('check');
              }}
            />
          );
        }}
      </Loadable>
    </Page>
  );
}

function Saved() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <StatusBanner
        tone="success"
        title={t('residence.saved.title')}
        actions={
          <Button asChild variant="primary">
            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
          </Button>
        }
      >
        <p>{t('residence.saved.body')}</p>
      </StatusBanner>
    </div>
  );
}
