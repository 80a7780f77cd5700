import { useTranslation } from 'react-i18next';
import type { FlowName } from '../../domain/levels';
import type { Provider } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { stepsOf } from '../../domain/steps';
import type { FlowStep } from '../../domain/verification-screens';
import { setFlow } from '../../lib/store';
import { markSubmitted } from '../../lib/submissions';
import { postToEmbedder } from '../../modes/embedder';
import { isByToken } from '../../modes/page-context';
import { TextLink } from '../../ui/text-link';
import { consentRecord, forgetConsent } from '../shared/consent/given-consent';
import { SupportLink } from '../shared/exits/support-link';
import type { KycInfo, MemberState } from '../shared/member/member-state';
import { RefusedPage } from '../shared/member/start-guard-page';
import { ContinueOnPhone } from '../shared/phone/continue-on-phone';
import { embedderEventOf } from '../shared/vendor/run-state';
import { useVendorRun } from '../shared/vendor/use-vendor-run';
import { VendorScreen } from '../shared/vendor/vendor-screen';
import { beginByToken, renewByToken } from './begin-by-token';
import { beginRun, type Chosen, renewToken } from './begin-run';
import { levelStepSkeleton } from './level-step-skeleton';
import { phoneAddress } from './phone-address';
import { sharingOf } from './sharing-of';
import { StepPage } from './step-page';
import type { StepProps } from './step-props';

interface RunStepProps extends StepProps {
  readonly member: MemberState;
}

/** On mount and for each attempt. As the consent's step, it leads to the embedded verification, which asks itself. */
export function RunStep({ place, go, goBack, takesFocus, member: { info, facts } }: RunStepProps) {
  const { t, i18n } = useTranslation();
  const { level, country, documentType } = place;
  const { language } = i18n;
  const before = stepsOf(facts)[level].status;
  const chosen: Chosen = { level, country, documentType, kycToken: info.kycToken, before };
  const onProvider = (provider: Provider, flowName: FlowName) => setFlow({ level, flowName, provider, before });
  const [beginThis, renewThis] = isByToken() ? [beginByToken, renewByToken] : [beginRun, renewToken];
  const isConsent = place.step === 'consent';
  const showResult = () => go({ step: 'result' }, true);
  const showSubmitted = () => {
    markSubmitted(level, 'documents');
    showResult();
  };
  const askAgain = () => {
    forgetConsent();
    go({ step: isConsent ? documentChoice(level) : 'consent' }, true);
  };
  const request = { kind: 'document', level, country } as const;
  const run = useVendorRun({
    request,
    // A new language must not restart the run, which would lose the photos.
    key: [level, country, documentType].join(),
    begin: (context, leaveFor) => beginThis(context, chosen, { language, leaveFor, onProvider, askAgain }),
    renewToken: (context, { provider }) => renewThis(context, chosen, provider),
    onSubmitted: showSubmitted,
    onEvent: (event) => {
      const message = embedderEventOf(event);
      if (message) postToEmbedder(message);
    },
  });
  const hasArrived = (latest: KycInfo) => stepsOf({ ...facts, ...latest })[level].status !== before;
  const phone = (fromPhone: boolean) => (
    <ContinueOnPhone
      address={phoneAddress(place)}
      level={level}
      onDone={showResult}
      arrival={{ hasArrived, onArrived: showSubmitted }}
      fromPhone={fromPhone}
    />
  );

  if (run.state.at === 'not-allowed') {
    return <RefusedPage title={t('pages.kyc')} answer={run.state.answer} request={request} />;
  }
  if (isConsent && run.state.at === 'starting') return levelStepSkeleton(place);
  return (
    <StepPage place={place} goBack={goBack} takesFocus={takesFocus}>
      <VendorScreen
        run={run}
        partners={consentRecord(sharingOf(place))?.partners ?? []}
        actions={phone(false)}
        otherActions={(isFailure) => (
          <>
            {phone(true)}
            {isFailure && <SupportLink />}
            <ChangeDocument onClick={() => go({ step: documentChoice(level) }, true)} />
          </>
        )}
      />
    </StepPage>
  );
}

/** Level 2 can only change the country. */
export function documentChoice(level: StepLevel): FlowStep {
  return level === 'LEVEL_1' ? 'document' : 'choose';
}

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
