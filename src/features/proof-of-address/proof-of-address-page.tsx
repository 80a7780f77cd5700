import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { eligibility } from '../../domain/eligibility';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { StatusBanner, type Tone } from '../../ui/status-banner';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import { Refusal } from '../shared/member/refusal';
import { useMemberState } from '../shared/member/use-member-state';
import { RejectionReason } from '../shared/review/rejection-reason';
import { POA_TEMPLATE } from './address-proof';
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
  // A member with an accepted proof gets the form by a step in the address, so that a reload stays in the form.
  const [query, setQuery] = useSearchParams();
  const wantsNew = query.has('step');
  const title = t('pages.updatePOA');

  return (
    <LoadingPage title={title} state={combineCalls({ proof, member, config, countries })}>
      {(start) => {
        const { info, facts } = start.member;
        const { status, rejectReason, version } = start.proof;
        const answer = eligibility(REQUEST, { ...facts, proofOfAddress: status });
        const { banner, form } = VIEWS[status];
        // A proof in review has its own banner.
        if (!answer.allowed && banner?.text !== 'pending') {
          return (
            <Page title={title}>
              <Refusal answer={answer} request={REQUEST} />
            </Page>
          );
        }
        const canSendNew = status === 'QUESTIONNAIRE_STATUS_APPROVED';
        const notice = banner && (
          <div role="status">
            <StatusBanner
              tone={banner.tone}
              title={t(`poa.${banner.text}.title`)}
              actions={
                !form && (
                  <>
                    <Button asChild variant="primary">
                      <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
                    </Button>
                    {canSendNew && <Button onClick={() => setQuery({ step: 'paper' })}>{t('poa.sendNew')}</Button>}
                  </>
                )
              }
            >
              {banner.tone === 'danger' && <RejectionReason code={rejectReason || 'general'} />}
              <p>{t(`poa.${banner.text}.body`)}</p>
            </StatusBanner>
          </div>
        );
        if (!form && !(canSendNew && wantsNew)) return <Page title={title}>{notice}</Page>;
        return (
          <ProofForm
            residence={info.residenceCountry}
            needsAgreement={info.displayControl.displayHkgPoaAgreement}
            countries={start.countries.list}
            rules={{ accept: start.config.acceptedFileTypes, maxBytes: start.config.maxFileBytes }}
            version={version}
            notice={form && notice}
            onSent={() => {
              setQuery({}, { replace: true });
              invalidate(endpoints.questionnaireTemplate);
            }}
          />
        );
      }}
    </LoadingPage>
  );
}
