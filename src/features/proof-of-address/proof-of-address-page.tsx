import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { eligibility } from '../../domain/eligibility';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Lead, Page } from '../../ui/page';
import { RequirementList } from '../../ui/requirement-list';
import { StatusBanner, type Tone } from '../../ui/status-banner';
import { combineCalls } from '../shared/loading/combine-calls';
import { useLoadTexts } from '../shared/loading/load-texts';
import { Refusal } from '../shared/member/refusal';
import { useMemberState } from '../shared/member/use-member-state';
import { RejectionReason } from '../shared/review/rejection-reason';
import { ADDRESS_PAPERS, POA_TEMPLATE } from './address-proof';
import { ProofForm } from './proof-form';

/** Banner for each status of the proof, and whether the form is shown. */
const VIEWS = {
  QUESTIONNAIRE_STATUS_UNDEFINED: { banner: undefined, form: true },
  QUESTIONNAIRE_STATUS_UNSUBMIT: { banner: undefined, form: true },
  QUESTIONNAIRE_STATUS_PENDING: { banner: { tone: 'process', text: 'pending' }, form: false },
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: { banner: { tone: 'process', text: 'pending' }, form: false },
  QUESTIONNAIRE_STATUS_APPROVED: { banner: { tone: 'success', text: 'accepted' }, form: false },
  QUESTIONNAIRE_STATUS_REJECTED: { banner: { tone: 'danger', text: 'rejected' }, form: true },
} as const satisfies Record<
  QuestionnaireStatus,
  { banner: { tone: Tone; text: 'pending' | 'accepted' | 'rejected' } | undefined; form: boolean }
>;

const REQUEST = { kind: 'proof-of-address' } as const;

/** Update of the proof of address. */
export function ProofOfAddressPage() {
  const { t } = useTranslation();
  const proof = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: POA_TEMPLATE });
  const member = useMemberState();
  const config = useCall(endpoints.kycConfig, {});
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const data = combineCalls({ proof, member, config, countries });
  const texts = useLoadTexts(data.error);
  const [wantsNew, setWantsNew] = useState(false);

  return (
    <Page title={t('pages.updatePOA')}>
      <Loadable state={data} texts={texts} onRetry={data.retry}>
        {(start) => {
          const { info, facts } = start.member;
          const answer = eligibility(REQUEST, { ...facts, proofOfAddress: start.proof.status });
          const { banner, form } = VIEWS[start.proof.status];
          // A proof in review has its own banner.
          if (!answer.allowed && banner?.text !== 'pending') return <Refusal answer={answer} request={REQUEST} />;
          const canSendNew = start.proof.status === 'QUESTIONNAIRE_STATUS_APPROVED' && !wantsNew;
          const asks = form || (start.proof.status === 'QUESTIONNAIRE_STATUS_APPROVED' && wantsNew);
          return (
            <>
              {asks && <Lead>{t('poa.lead')}</Lead>}
              {banner && (
                <div role="status">
                  <StatusBanner
                    tone={banner.tone}
                    title={t(`poa.${banner.text}.title`)}
                    actions={
                      !form && (
                        <>
                          <Button asChild variant={wantsNew ? 'secondary' : 'primary'}>
                            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
                          </Button>
                          {canSendNew && <Button onClick={() => setWantsNew(true)}>{t('poa.sendNew')}</Button>}
                        </>
                      )
                    }
                  >
                    {banner.tone === 'danger' && <RejectionReason code={start.proof.rejectReason || 'general'} />}
                    <p>{t(`poa.${banner.text}.body`)}</p>
                  </StatusBanner>
                </div>
              )}
              {asks && (
                <>
                  <Papers />
                  <ProofForm
                    residence={info.residenceCountry}
                    needsAgreement={info.displayControl.displayHkgPoaAgreement}
                    countries={start.countries.list}
                    rules={{ accept: start.config.acceptedFileTypes, maxBytes: start.config.maxFileBytes }}
                    version={start.proof.version}
                    onSent={() => {
                      setWantsNew(false);
                      invalidate(endpoints.questionnaireTemplate);
                    }}
                  />
                </>
              )}
            </>
          );
        }}
      </Loadable>
    </Page>
  );
}

function Papers() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="papers" className="flex flex-col gap-3">
      <h2 id="papers" className="text-lg font-semibold">
        {t('poa.needed.title')}
      </h2>
      <RequirementList
        items={[
          {
            id: 'papers',
            title: t('poa.needed.paper'),
            detail: ADDRESS_PAPERS.map((paper) => t(`poa.papers.${paper}`)).join(' · '),
          },
          { id: 'age', title: t('poa.needed.age') },
          { id: 'name', title: t('poa.needed.name') },
          { id: 'whole', title: t('poa.needed.whole') },
        ]}
      />
    </section>
  );
}
