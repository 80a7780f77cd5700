import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { agreementStanding, agreementTemplate, type ReadableAgreement, withAnswer } from '../../domain/agreements';
import { Button } from '../../ui/button';
import { Lead, Page } from '../../ui/page';
import { Loaded } from '../shared/loading/loaded';
import { useAccepted } from '../shared/loading/use-accepted';
import { RegionNotice } from '../shared/region/region-notice';
import { AgreementDocument } from './agreement-document';

/** One agreement on a page of its own. A change of the language loads its text again. */
export function AgreementPage({ name }: { readonly name: ReadableAgreement }) {
  const { t, i18n } = useTranslation();
  return (
    <Page title={t(`agreements.names.${name}`)}>
      <Agreement key={`${name} ${i18n.language}`} name={name} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button asChild>
          <Link to="/auth/agreement">{t('agreements.all')}</Link>
        </Button>
        <Button asChild>
          <Link to="/auth/complianceTasks">{t('complianceTasks.back')}</Link>
        </Button>
      </div>
      <RegionNotice />
    </Page>
  );
}

function Agreement({ name }: { readonly name: ReadableAgreement }) {
  const { t } = useTranslation();
  const template = useCall(endpoints.questionnaireTemplate, {
    biz_from: 'kyc_web',
    template_code: agreementTemplate(name),
  });
  const [data, accept] = useAccepted(template.data);
  return (
    <Loaded state={{ ...template, data }}>
      {(shown) => (
        <>
          <Lead>{t(agreementStanding(shown) === 'accepted' ? 'agreements.leadAccepted' : 'agreements.lead')}</Lead>
          <AgreementDocument
            name={name}
            template={shown}
            onAnswered={(standing, at) => {
              accept(withAnswer(shown, standing, at));
              invalidate(endpoints.questionnaireTemplate);
            }}
          />
        </>
      )}
    </Loaded>
  );
}
