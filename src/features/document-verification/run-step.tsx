import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallOptions, call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import { type ApiError, isApiError } from '../../api/errors';
import { BASE_PATH } from '../../domain/initial-config';
import { type FlowName, openFlow } from '../../domain/levels';
import type { StepStatus } from '../../domain/statuses';
import { sdkAddress } from '../../lib/sdk-address';
import { setFlow, store } from '../../lib/store';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { isWebAddress } from '../../vendors/redirect';
import { VENDORS } from '../../vendors/registry';
import type { VendorEvent } from '../../vendors/vendor';
import { ContinueOnPhone } from '../continue-on-phone';
import { useLoadTexts } from '../load-texts';
import type { KycInfo } from '../use-review';
import { VendorRun, type VendorSession } from '../vendor-run';
import { placeQuery } from './flow-address';
import { phoneAddress } from './phone-address';
import { type Problem, RunProblem } from './run-problem';
import type { StepProps } from './step-props';

type State =
  | { readonly at: 'starting' }
  | { readonly at: 'refused'; readonly error: ApiError }
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: Problem };

interface RunStepProps extends StepProps {
  readonly status: StepStatus;
  /** What kyc-info said when the step came up: which flows are open, and the token of this run. */
  readonly info: KycInfo;
}

/** Where a run would do nothing: a page that was thrown away after the submission comes back to the result. */
const SUBMITTED: ReadonlySet<StepStatus> = new Set(['PENDING', 'SUCCESS']);

/** The vendor's flow: asks who verifies and for a token, each time anew, and brings the member there. */
export function RunStep({ place, go, status, info }: RunStepProps) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<State>({ at: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const { level, country, documentType } = place;
  const language = i18n.language;
  const isSubmitted = SUBMITTED.has(status);
  const { flowNames, kycToken } = info;
  const flow: Chosen = { level, country, documentType, flowName: openFlow(level, flowNames), kycToken };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    if (isSubmitted) return go({ step: 'result' }, true);
    const controller = new AbortController();
    setState({ at: 'starting' });
    begin(flow, status, language, controller.signal).then(
      (begun) => {
        if (begun && !controller.signal.aborted) setState(begun);
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (!controller.signal.aborted) setState({ at: 'refused', error });
      },
    );
    return () => controller.abort();
  }, [level, country, documentType, language, attempt]);

  const texts = useLoadTexts(state.at === 'refused' ? state.error : undefined);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  const phone = <ContinueOnPhone address={phoneAddress(place)} onDone={() => go({ step: 'result' })} />;

  if (state.at === 'starting') return <CardsSkeleton label={t('kyc.starting')} />;
  if (state.at === 'refused') {
    return (
      <ErrorState
        title={texts.errorTitle}
        body={texts.errorBody}
        retryLabel={texts.retry}
        onRetry={again}
        otherAction={
          <>
            {phone}
            <TextLink asChild beside>
              <button type="button" onClick={() => go({ step: 'choose' }, true)}>
                {t('kyc.changeDocument')}
              </button>
            </TextLink>
          </>
        }
      />
    );
  }
  if (state.at === 'problem') {
    return (
      <RunProblem problem={state.problem} onRetry={again} onChange={() => go({ step: 'choose' }, true)} phone={phone} />
    );
  }
  const { session } = state;
  const end = (event: Exclude<VendorEvent, { type: 'loaded' }>) => {
    if (event.type === 'submitted') go({ step: 'result' }, true);
    else setState({ at: 'problem', problem: event });
  };
  const renewed = async () => (await tokenOf(flow, session, { clientTag: 'renew-vendor-token' })).token;
  return (
    <VendorRun session={session} freshToken={renewed} onEnd={end}>
      {phone}
    </VendorRun>
  );
}

interface Chosen extends Pick<StepProps['place'], 'level' | 'country' | 'documentType'> {
  /** Undefined: the server lists the member's open flows, and this level's is not among them. */
  readonly flowName: FlowName | undefined;
  readonly kycToken: string;
}

/** Who verifies, and a token for it. Undefined when the member is on the way to another page. */
async function begin(
  chosen: Chosen,
  before: StepStatus,
  language: string,
  signal: AbortSignal,
): Promise<State | undefined> {
  const { level, country, documentType } = chosen;
  if (chosen.flowName === undefined) return { at: 'problem', problem: { type: 'failed', code: 'flow-closed' } };
  const options = { signal, clientTag: 'start-vendor' } as const;
  const { provider, flowName } = await call(
    endpoints.kycProvider,
    { level, ...(country && { country }), ...(documentType && { documentType }) },
    options,
  );
  setFlow({ level, flowName, provider, before });
  const row = VENDORS[provider];
  if (row.kind === 'sdk') {
    const { accessToken } = await call(endpoints.sdkAccess, { level, isSecondary: false, from: 'web' }, options);
    const site = store.compliance.site;
    // Replaced, so that the back button leads to the choice and not back into the vendor.
    location.replace(sdkAddress({ token: accessToken, lang: language, site, isUpdatePoi: false, from: 'web' }));
    return undefined;
  }
  const issued = await tokenOf(chosen, { provider }, options);
  if (row.kind === 'redirect') {
    if (!isWebAddress(issued.url)) return { at: 'problem', problem: { type: 'failed', code: 'no-address' } };
    location.replace(issued.url);
    return undefined;
  }
  // Which build of the vendor's SDK to run for this device; only the embedded ones have any.
  const { version } = await call(endpoints.verificationSdkInfo, { level }, options);
  const { token, workflowId } = issued;
  return { at: 'running', session: { provider, token, workflowId, version, country, documentType } };
}

function tokenOf(
  chosen: Chosen,
  { provider }: Pick<VendorSession, 'provider'>,
  options: Pick<CallOptions, 'signal' | 'clientTag'>,
) {
  const { level, country, documentType, flowName, kycToken } = chosen;
  const back = placeQuery({ level, country, documentType, step: 'return' });
  const returnUrl = `${location.origin}${BASE_PATH}auth/kyc?${back}&provider=${provider}`;
  return call(
    endpoints.vendorToken,
    {
      provider,
      level,
      returnUrl,
      ...(flowName && { flowName }),
      ...(kycToken && { kycToken }),
      ...(country && { country }),
      ...(documentType && { documentType }),
    },
    options,
  );
}
