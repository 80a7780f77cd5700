import { useTranslation } from 'react-i18next';
import { openFlow } from '../../domain/levels';
import { stepsOf } from '../../domain/steps';
import { setFlow } from '../../lib/store';
import { TextLink } from '../../ui/text-link';
import { SupportLink } from '../shared/exits/support-link';
import type { KycInfo, MemberState } from '../shared/member/use-member-state';
import { ContinueOnPhone } from '../shared/phone/continue-on-phone';
import { useVendorRun } from '../shared/vendor/use-vendor-run';
import { VendorScreen } from '../shared/vendor/vendor-screen';
import { beginRun, type Chosen, tokenOf } from './begin-run';
import { phoneAddress } from './phone-address';
import type { StepProps } from './step-props';

interface RunStepProps extends StepProps {
  /** The member's state: which flows are open, and the token of this run. */
  readonly member: MemberState;
}

/** The vendor's flow. Requests the provider and a token when the step is shown, and again for each attempt. */
export function RunStep({ place, go, member: { info, facts } }: RunStepProps) {
  const { i18n } = useTranslation();
  const { level, country, documentType } = place;
  const { language } = i18n;
  const { flowNames, kycToken } = info;
  const before = stepsOf(facts)[level].status;
  const chosen: Chosen = { level, country, documentType, flowName: openFlow(level, flowNames), kycToken, before };
  const run = useVendorRun({
    key: [level, country, documentType, language].join(),
    begin: (context, leaveFor) =>
      beginRun(context, chosen, {
        language,
        leaveFor,
        onProvider: (provider, flowName) => setFlow({ level, flowName, provider, before }),
      }),
    renewToken: async (context, { provider }) => (await tokenOf(context, chosen, provider, 'renew-vendor-token')).token,
    onSubmitted: () => go({ step: 'result' }, true),
  });
  const hasArrived = (latest: KycInfo) => stepsOf({ ...facts, ...latest })[level].status !== before;
  const phone = (
    <ContinueOnPhone address={phoneAddress(place)} onDone={() => go({ step: 'result' })} hasArrived={hasArrived} />
  );

  return (
    <VendorScreen
      run={run}
      actions={phone}
      otherActions={(isFailure) => (
        <>
          {phone}
          {isFailure && <SupportLink />}
          <ChangeDocument onClick={() => go({ step: 'choose' }, true)} />
        </>
      )}
    />
  );
}

/** Leads back to the choice of country and document. */
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
