import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { agreementsOf, agreementTemplate, type ReadableAgreement } from '../../domain/agreements';
import { Button } from '../../ui/button';
import { LoadedPage } from '../shared/flow/declared-page';
import { Loaded } from '../shared/loading/loaded';
import { useMemberState } from '../shared/member/use-member-state';
import { RegionNotice, RiskWarnings } from '../shared/region/region-notice';
import { AgreementCard } from './agreement-card';
import { AGREEMENT_LIST } from './agreement-steps';

export function AgreementList() {
  const { t, i18n } = useTranslation();
  const member = useMemberState();
  return (
    <LoadedPage
      declared={AGREEMENT_LIST}
      state={member}
      end={
        <>
          <RiskWarnings />
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link to="/auth/complianceTasks">{t('complianceTasks.back')}</Link>
            </Button>
          </div>
          <RegionNotice />
        </>
      }
    >
      {({ info, account }) => (
        <div className="flex flex-col gap-4">
          {agreementsOf(account.rules, info.displayControl.displayHkgPoaAgreement).map((name) => (
            <AgreementItem key={`${name} ${i18n.language}`} name={name} />
          ))}
        </div>
      )}
    </LoadedPage>
  );
}

function AgreementItem({ name }: { readonly name: ReadableAgreement }) {
  const template = useCall(endpoints.questionnaireTemplate, {
    biz_from: 'kyc_web',
    template_code: agreementTemplate(name),
  });
  return <Loaded state={template}>{(data) => <AgreementCard name={name} template={data} />}</Loaded>;
}
