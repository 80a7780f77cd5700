import { useTranslation } from 'react-i18next';
import { openFlow } from '../../domain/levels';
import type { StepLevel } from '../../domain/steps';
import { stepsOf } from '../../domain/steps';
import type { FlowStep } from '../../domain/verification-screens';
import { setFlow } from '../../lib/store';
import { TextLink } from '../../ui/text-link';
import { SupportLink } from '../shared/exits/support-link';
import { RefusedPage } from '../shared/member/start-gate-page';
import type { KycInfo, MemberState } from '../shared/member/use-member-state';
import { ContinueOnPhone } from '../shared/phone/continue-on-phone';
import { useVendorRun } from '../shared/vendor/use-vendor-run';
import { VendorScreen } from '../shared/vendor/vendor-screen';
import { beginRun, type Chosen, tokenOf } from './begin-run';
import { checkMethod } from './check-method';
import { phoneAddress } from './phone-address';
import { StepPage } from './step-page';
import type { StepProps } from './step-props';

/** Title of the step for each method: the vendor takes the photos of a document and of the member. */
const CAPTURES = { document: 'identity', address: 'address', number: 'number' } as const;

interface RunStepProps extends StepProps {
  /** The member's state: which flows are open, and the token of this run. */
  readonly member: MemberState;
}

/** The vendor's flow. Requests the provider and a token when the step is shown, and again for each attempt. */
export function RunStep({ place, go, goBack, takesFocus, member: { info, facts } }: RunStepProps) {
  const { t, i18n } = useTranslation();
  const { level, country, documentType } = place;
  const { language } = i18n;
  const { flowNames, kycToken } = info;
  const before = stepsOf(facts)[level].status;
  const chosen: Chosen = { level, country, documentType, flowName: openFlow(level, flowNames), kycToken, before };
  const finish = () => go({ step: 'result' }, true);
  const request = { kind: 'document', level, country } as const;
  const run = useVendorRun({
    request,
    // A change of language starts no other run, which would lose the photos that were taken: the next run has the new language.
    key: [level, country, documentType].join(),
    begin: (context, leaveFor) =>
      beginRun(context, chosen, {
        language,
        leaveFor,
        onProvider: (provider, flowName) => setFlow({ level, flowName, provider, before }),
      }),
    renewToken: async (context, { provider }) => (await tokenOf(context, chosen, provider, 'renew-vendor-token')).token,
    onSubmitted: finish,
  });
  const hasArrived = (latest: KycInfo) => stepsOf({ ...facts, ...latest })[level].status !== before;
  const phone = <ContinueOnPhone address={phoneAddress(place)} onDone={finish} hasArrived={hasArrived} />;

  if (run.state.at === 'not-allowed') {
    return <RefusedPage title={t('pages.kyc')} answer={run.state.answer} request={request} />;
  }
  return (
    <StepPage
      place={place}
      goBack={goBack}
      takesFocus={takesFocus}
      title={t(`flow.capture.${CAPTURES[checkMethod(place)]}`)}
    >
      <VendorScreen
        run={run}
        actions={phone}
        otherActions={(isFailure) => (
          <>
            {phone}
            {isFailure && <SupportLink />}
            <ChangeDocument onClick={() => go({ step: documentChoice(level) }, true)} />
          </>
        )}
      />
    </StepPage>
  );
}

/** The step where the member can choose another document; for level 2 only the country can be chosen. */
export function documentChoice(level: StepLevel): FlowStep {
  return level === 'LEVEL_1' ? 'document' : 'choose';
}

/** Leads back to the choice of the document. */
export function ChangeDocument({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <TextLink asChild beside>
      <button type="button" onClick={onClick}>
        {t('kyc.changeDocument')}
      </button>
    </TextLink>
  );
}
