import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import { type ApiError, isApiError } from '../../api/errors';
import { BASE_PATH } from '../../domain/initial-config';
import { deviceId } from '../../lib/device-id';
import { initialConfig } from '../../lib/initial-config';
import { sdkAddress } from '../../lib/sdk-address';
import { store } from '../../lib/store';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { isVendorPage } from '../../vendors/redirect';
import { VENDORS } from '../../vendors/registry';
import type { VendorEvent } from '../../vendors/vendor';
import { ContinueOnPhone } from '../continue-on-phone';
import { useLoadTexts } from '../load-texts';
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

/** The vendor's flow: asks who verifies and for a token, each time anew, and brings the member there. */
export function RunStep({ place, go }: StepProps) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<State>({ at: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const { level, country, documentType } = place;
  const language = i18n.language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    const controller = new AbortController();
    setState({ at: 'starting' });
    begin({ level, country, documentType }, language, controller.signal).then(
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
        texts={texts}
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
  return (
    <VendorRun
      session={session}
      freshToken={async () => (await tokenOf(place, session)).token}
      onRefused={(error) => setState({ at: 'refused', error })}
      onEnd={end}
    >
      {phone}
    </VendorRun>
  );
}

type Chosen = Pick<StepProps['place'], 'level' | 'country' | 'documentType'>;

/** Who verifies, and a token for it. Undefined when the member is on the way to another page. */
async function begin(place: Chosen, language: string, signal: AbortSignal): Promise<State | undefined> {
  const { level, country, documentType } = place;
  const { provider } = await call(
    endpoints.kycProvider,
    { level, ...(country && { country }), ...(documentType && { documentType }) },
    { signal },
  );
  const row = VENDORS[provider];
  if (row.kind === 'sdk') {
    const { accessToken } = await call(endpoints.sdkAccess, { level, isSecondary: false, from: 'web' }, { signal });
    const site = store.compliance.site;
    // Replaced, so that the back button leads to the choice and not back into the vendor.
    location.replace(sdkAddress({ token: accessToken, lang: language, site, isUpdatePoi: false, from: 'web' }));
    return undefined;
  }
  const issued = await tokenOf(place, { provider }, signal);
  if (row.kind === 'redirect') {
    if (!isVendorPage(issued.url, initialConfig().vendors[row.baseOf])) {
      return { at: 'problem', problem: { type: 'failed', code: 'no-address' } };
    }
    location.replace(issued.url);
    return undefined;
  }
  // Which build of the vendor's SDK to run for this device; only the embedded ones have any.
  const { version } = await call(endpoints.verificationSdkInfo, { level }, { signal, headers: { Guid: deviceId() } });
  const { token, workflowId } = issued;
  return { at: 'running', session: { provider, token, workflowId, version, country, documentType } };
}

function tokenOf(place: Chosen, { provider }: Pick<VendorSession, 'provider'>, signal?: AbortSignal) {
  const { level, country, documentType } = place;
  const returnUrl = `${location.origin}${BASE_PATH}auth/kyc?${placeQuery({ ...place, step: 'return' })}&provider=${provider}`;
  return call(
    endpoints.vendorToken,
    { provider, level, returnUrl, ...(country && { country }), ...(documentType && { documentType }) },
    { signal },
  );
}
