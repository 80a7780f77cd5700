import { useSnapshot } from 'valtio';
import type { VerificationRequest } from '../../domain/eligibility-types';
import { flowNameOf } from '../../domain/levels';
import type { StepLevel } from '../../domain/steps';
import { NO_JOURNEY } from '../../lib/sdk-address';
import { setFlow, store } from '../../lib/store';
import { postToEmbedder } from '../../modes/embedder';
import { Page } from '../../ui/page';
import { consentRecord, forgetConsent } from '../shared/consent/given-consent';
import { beginSdkRun, sdkTokenOf } from '../shared/vendor/begin-sdk-run';
import { embedderEventOf } from '../shared/vendor/run-state';
import { useVendorRun } from '../shared/vendor/use-vendor-run';
import { VendorScreen } from '../shared/vendor/vendor-screen';
import { SdkRefusal } from './sdk-refusal';
import type { SdkStatus } from './sdk-status';
import { SdkStepPage } from './sdk-step-page';
import { SHARING } from './sharing';
import { useSdkTitle } from './use-sdk-title';

interface SdkRunProps {
  readonly request: VerificationRequest;
  readonly level: StepLevel;
  readonly status: SdkStatus;
  /** From kyc-info; may be empty. */
  readonly kycToken: string;
  readonly onSubmitted: () => void;
  readonly askAgain: () => void;
}

/** Posts the run's events to the embedding page. */
export function SdkRun({ request, level, status, kycToken, onSubmitted, askAgain }: SdkRunProps) {
  const title = useSdkTitle();
  const { country, documentType } = useSnapshot(store).sdk?.journey ?? NO_JOURNEY;
  const run = useVendorRun({
    request,
    key: level,
    begin: (context, leaveFor) =>
      beginSdkRun(context, level, {
        kycToken,
        choice: { country, documentType },
        sharing: SHARING,
        askAgain: () => {
          forgetConsent();
          askAgain();
        },
        leaveFor,
        onProvider: (provider, flowName = flowNameOf(level)) => setFlow({ level, flowName, provider, before: status }),
      }),
    renewToken: async (context, { provider }) =>
      (await sdkTokenOf(context, { level, kycToken, provider, sharing: SHARING }, 'renew-vendor-token')).accessToken,
    onSubmitted,
    onEvent: (event) => {
      const message = embedderEventOf(event);
      if (message) postToEmbedder(message);
    },
  });
  if (run.state.at === 'not-allowed') {
    return (
      <Page hasNews title={title}>
        <SdkRefusal answer={run.state.answer} request={request} status={status} />
      </Page>
    );
  }
  return (
    <SdkStepPage step="run" takesFocus>
      <VendorScreen run={run} partners={consentRecord(SHARING)?.partners ?? []} />
    </SdkStepPage>
  );
}
