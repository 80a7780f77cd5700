import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { invalidate } from '../../api/resource';
import { useCall } from '../../api/use-call';
import { eligibility } from '../../domain/eligibility';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { markSubmitted } from '../../lib/submissions';
import { Page } from '../../ui/page';
import { FormSkeleton } from '../shared/flow/form-skeleton';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import { useAccepted } from '../shared/loading/use-accepted';
import { Refusal } from '../shared/member/refusal';
import { useMemberState } from '../shared/member/use-member-state';
import { POA_TEMPLATE } from './address-proof';
import { ProofForm } from './proof-form';
import { type ProofOutcome, ProofResult } from './proof-result';
import { PROOF_FORM } from './proof-steps';

/** undefined: nothing was submitted, so the form shows. */
const RESULTS = {
  QUESTIONNAIRE_STATUS_UNDEFINED: undefined,
  QUESTIONNAIRE_STATUS_UNSUBMIT: undefined,
  QUESTIONNAIRE_STATUS_PENDING: 'pending',
  QUESTIONNAIRE_STATUS_PENDING_NO_EDIT: 'pending',
  QUESTIONNAIRE_STATUS_APPROVED: 'accepted',
  QUESTIONNAIRE_STATUS_REJECTED: 'rejected',
} as const satisfies Record<QuestionnaireStatus, ProofOutcome | undefined>;

const REQUEST = { kind: 'proof-of-address' } as const;

export function ProofOfAddressPage() {
  const { t } = useTranslation();
  const proof = useCall(endpoints.questionnaireTemplate, { biz_from: 'kyc_web', template_code: POA_TEMPLATE });
  const [data, accept] = useAccepted(proof.data);
  const member = useMemberState();
  const config = useCall(endpoints.kycConfig, {});
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const [query, setQuery] = useSearchParams();
  const wantsNew = query.has('step');
  const title = t('pages.updatePOA');

  return (
    <LoadingPage
      title={title}
      state={combineCalls({ proof: { ...proof, data }, member, config, countries })}
      loading={<FormSkeleton form={PROOF_FORM} />}
    >
      {(start) => {
        const { info, facts } = start.member;
        const { status, rejectReason } = start.proof;
        const answer = eligibility(REQUEST, { ...facts, proofOfAddress: status });
        const outcome = RESULTS[status];
        // A proof in review has its own page.
        if (!answer.allowed && outcome !== 'pending') {
          return (
            <Page hasNews title={title}>
              <Refusal answer={answer} request={REQUEST} />
            </Page>
          );
        }
        if (outcome === 'pending' || (outcome && !wantsNew)) {
          return (
            <Page hasNews title={title}>
              <ProofResult outcome={outcome} reason={rejectReason} onSendNew={() => setQuery({ step: 'paper' })} />
            </Page>
          );
        }
        return (
          <ProofForm
            residence={info.residenceCountry}
            needsAgreement={info.displayControl.displayHkgPoaAgreement}
            countries={start.countries.list}
            rules={{ accept: start.config.acceptedFileTypes, maxBytes: start.config.maxFileBytes }}
            template={start.proof}
            onSent={(status) => {
              accept({ ...start.proof, status });
              markSubmitted('proof-of-address', 'documents');
              setQuery({}, { replace: true });
              invalidate(endpoints.questionnaireTemplate);
            }}
          />
        );
      }}
    </LoadingPage>
  );
}
