import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallOptions, call } from '../../api/client';
import { endpoints } from '../../api/endpoints';
import { type ApiError, isApiError } from '../../api/errors';
import { flowNameOf } from '../../domain/levels';
import type { StepLevel } from '../../domain/steps';
import { tellEmbedder } from '../../lib/embedder';
import { setFlow } from '../../lib/store';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { StatusBanner } from '../../ui/status-banner';
import { isWebAddress } from '../../vendors/redirect';
import { VENDORS } from '../../vendors/registry';
import type { VendorEvent } from '../../vendors/vendor';
import { useLoadTexts } from '../load-texts';
import type { KycInfo } from '../use-review';
import { VendorRun, type VendorSession } from '../vendor-run';
import type { SdkStatus } from './sdk-status';

type Problem = 'cancelled' | 'camera' | 'failed';

type State =
  | { readonly at: 'starting' }
  | { readonly at: 'refused'; readonly error: ApiError }
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: Problem };

/** Each end without a submission, by the name of its texts. */
export const PROBLEMS = { cancelled: 'cancelled', 'camera-refused': 'camera', failed: 'failed' } as const;

interface SdkRunProps {
  readonly level: StepLevel;
  /** Where the run stood when kyc-info was asked. */
  readonly status: SdkStatus;
  readonly info: KycInfo;
  readonly onSubmitted: () => void;
}

/** The vendor's flow in SDK mode: its token comes from the integration's own call (spec 7). */
export function SdkRun({ level, status, info, onSubmitted }: SdkRunProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ at: 'starting' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    const controller = new AbortController();
    setState({ at: 'starting' });
    begin(level, info.kycToken, status, controller.signal).then(
      (next) => {
        if (!next || controller.signal.aborted) return;
        if (next.at === 'problem') tellEmbedder('error');
        setState(next);
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (controller.signal.aborted) return;
        tellEmbedder('error');
        setState({ at: 'refused', error });
      },
    );
    return () => controller.abort();
  }, [level, attempt]);

  const texts = useLoadTexts(state.at === 'refused' ? state.error : undefined);
  const again = () => setAttempt((n) => n + 1);

  if (state.at === 'starting') return <CardsSkeleton label={t('kyc.starting')} />;
  if (state.at === 'refused') {
    return <ErrorState title={texts.errorTitle} body={texts.errorBody} retryLabel={texts.retry} onRetry={again} />;
  }
  if (state.at === 'problem') {
    return (
      <StatusBanner
        tone={state.problem === 'cancelled' ? 'neutral' : 'danger'}
        title={t(`kyc.problem.${state.problem}.title`)}
        announce
        actions={
          <Button variant="primary" onClick={again}>
            {t(`kyc.problem.${state.problem}.retry`)}
          </Button>
        }
      >
        <p>{t(`kyc.problem.${state.problem}.body`)}</p>
      </StatusBanner>
    );
  }
  const { session } = state;
  const end = (event: Exclude<VendorEvent, { type: 'loaded' }>) => {
    if (event.type === 'submitted') {
      tellEmbedder('submitted');
      return onSubmitted();
    }
    tellEmbedder(event.type === 'cancelled' ? 'cancelled' : 'error');
    setState({ at: 'problem', problem: PROBLEMS[event.type] });
  };
  const freshToken = async () =>
    (await tokenOf(level, session.provider, info.kycToken, { clientTag: 'renew-vendor-token' })).accessToken;
  return <VendorRun session={session} freshToken={freshToken} onEnd={end} />;
}

/** Who verifies, and a token for it. Undefined when the member is on the way to the vendor's own page. */
async function begin(
  level: StepLevel,
  kycToken: string,
  before: SdkStatus,
  signal: AbortSignal,
): Promise<State | undefined> {
  const options = { signal, clientTag: 'start-vendor' } as const;
  const { provider: asked } = await call(endpoints.kycProvider, { level }, options);
  // The default provider is this very flow: which vendor is behind it, the token call says.
  const isOwn = VENDORS[asked].kind === 'sdk';
  const { provider, flowName, accessToken, url } = await tokenOf(level, isOwn ? undefined : asked, kycToken, options);
  setFlow({ level, flowName, provider, before });
  const row = VENDORS[provider];
  if (row.kind === 'redirect' && isWebAddress(url)) {
    location.replace(url);
    return undefined;
  }
  if (row.kind !== 'embedded') return { at: 'problem', problem: 'failed' };
  const session = { provider, token: accessToken, workflowId: '', version: '', country: '', documentType: undefined };
  return { at: 'running', session };
}

/** The return address is the present one, without the SDK token that has left it long ago; it names who sends the member back. */
function tokenOf(
  level: StepLevel,
  provider: VendorSession['provider'] | undefined,
  kycToken: string,
  options: Pick<CallOptions, 'signal' | 'clientTag'>,
) {
  const back = new URL(location.href);
  if (provider) back.searchParams.set('provider', provider);
  const flowName = flowNameOf(level);
  const input = { level, flowName, returnUrl: back.href, ...(provider && { provider }), ...(kycToken && { kycToken }) };
  return call(endpoints.integrationAccessToken, input, options);
}
