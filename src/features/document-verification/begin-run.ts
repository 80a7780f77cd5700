import type { ClientTag } from '../../api/client-tags';
import { endpoints } from '../../api/endpoints';
import { BASE_PATH } from '../../domain/initial-config';
import type { FlowName } from '../../domain/levels';
import type { Provider } from '../../domain/statuses';
import { initialConfig } from '../../lib/initial-config';
import { store } from '../../lib/store';
import { isVendorPage } from '../../vendors/redirect';
import { VENDORS } from '../../vendors/registry';
import type { ScreenContext } from '../shared/actions/action';
import { startEmbeddedVerification } from '../shared/vendor/start-embedded-verification';
import type { VendorSession } from '../shared/vendor/vendor-run';
import { placeQuery } from './flow-address';
import type { Problem } from './run-problem';
import type { StepProps } from './step-props';

/** What the member chose, as far as a run depends on it, and what kyc-info gives the run. */
export interface Chosen extends Pick<StepProps['place'], 'level' | 'country' | 'documentType'> {
  /** Undefined: the server lists the member's open flows, and this level's is not among them. */
  readonly flowName: FlowName | undefined;
  readonly kycToken: string;
}

/** How a run came up. */
export type Begun =
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: Problem };

interface BeginRun {
  readonly language: string;
  /** Leaves for the vendor's page or for the embedded verification. */
  readonly leaveFor: (address: string) => void;
  /** Called when the server has said who verifies. */
  readonly onProvider: (provider: Provider, flowName: FlowName) => void;
}

/** Asks who verifies, and for a token. Undefined when the member is on the way to another page. */
export async function beginRun(
  context: ScreenContext,
  chosen: Chosen,
  { language, leaveFor, onProvider }: BeginRun,
): Promise<Begun | undefined> {
  const { call } = context;
  const { level, country, documentType } = chosen;
  if (chosen.flowName === undefined) return { at: 'problem', problem: { type: 'failed', code: 'flow-closed' } };
  const options = { clientTag: 'start-vendor' } as const;
  const { provider, flowName = chosen.flowName } = await call(
    endpoints.kycProvider,
    { level, ...choiceOf(chosen) },
    options,
  );
  onProvider(provider, flowName);
  const row = VENDORS[provider];
  if (row.kind === 'sdk') {
    const access = { level, isSecondary: false, from: 'web' };
    await startEmbeddedVerification(context, { access, language, site: store.compliance.site, leaveFor });
    return undefined;
  }
  const issued = await tokenOf(context, chosen, provider, options.clientTag);
  if (row.kind === 'redirect') {
    if (!isVendorPage(issued.url, initialConfig().vendors[row.baseOf])) {
      return { at: 'problem', problem: { type: 'failed', code: 'no-address' } };
    }
    leaveFor(issued.url);
    return undefined;
  }
  // Which build of the vendor's SDK to run for this device; only the embedded ones have any.
  const { version } = await call(endpoints.verificationSdkInfo, { level }, options);
  const { token, workflowId } = issued;
  return { at: 'running', session: { provider, token, workflowId, version, country, documentType } };
}

/** A token for a run of this vendor's flow. */
export function tokenOf(
  { call }: Pick<ScreenContext, 'call'>,
  chosen: Chosen,
  provider: Provider,
  clientTag: ClientTag,
) {
  const { level, country, documentType, flowName, kycToken } = chosen;
  const back = placeQuery({ level, country, documentType, step: 'return' });
  const returnUrl = `${location.origin}${BASE_PATH}auth/kyc?${back}&provider=${provider}`;
  const optional = { ...(flowName && { flowName }), ...(kycToken && { kycToken }), ...choiceOf(chosen) };
  return call(endpoints.vendorToken, { provider, level, returnUrl, ...optional }, { clientTag });
}

function choiceOf({ country, documentType }: Chosen) {
  return { ...(country && { country }), ...(documentType && { documentType }) };
}
