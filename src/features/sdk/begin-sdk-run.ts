import type { ClientTag } from '../../api/client-tags';
import { endpoints } from '../../api/endpoints';
import { type FlowName, flowNameOf } from '../../domain/levels';
import type { Provider } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { initialConfig } from '../../lib/initial-config';
import { isVendorPage } from '../../vendors/redirect';
import { VENDORS } from '../../vendors/registry';
import type { ScreenContext } from '../shared/actions/action';
import type { VendorSession } from '../shared/vendor/vendor-run';

/** How a run came up. */
export type Begun =
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: 'cancelled' | 'camera' | 'failed' };

interface BeginSdkRun {
  /** From kyc-info; empty: there is none. */
  readonly kycToken: string;
  /** Leaves for the vendor's page. */
  readonly leaveFor: (address: string) => void;
  /** Called when the server has said who verifies. */
  readonly onProvider: (provider: Provider, flowName: FlowName) => void;
}

/** Asks who verifies, and for a token. Undefined when the member is on the way to the vendor's own page. */
export async function beginSdkRun(
  context: ScreenContext,
  level: StepLevel,
  { kycToken, leaveFor, onProvider }: BeginSdkRun,
): Promise<Begun | undefined> {
  const clientTag = 'start-vendor';
  const { provider: asked } = await context.call(endpoints.kycProvider, { level }, { clientTag });
  // The default provider is this very flow: which vendor is behind it, the token call says.
  const isOwn = VENDORS[asked].kind === 'sdk';
  const run = { level, kycToken, provider: isOwn ? undefined : asked };
  const { provider, flowName, accessToken, url } = await tokenOf(context, run, clientTag);
  onProvider(provider, flowName ?? flowNameOf(level));
  const row = VENDORS[provider];
  if (row.kind === 'redirect' && isVendorPage(url, initialConfig().vendors[row.baseOf])) {
    leaveFor(url);
    return undefined;
  }
  if (row.kind !== 'embedded') return { at: 'problem', problem: 'failed' };
  const session = { provider, token: accessToken, workflowId: '', version: '', country: '', documentType: undefined };
  return { at: 'running', session };
}

interface SdkRunToken {
  readonly level: StepLevel;
  readonly kycToken: string;
  readonly provider: VendorSession['provider'] | undefined;
}

/** A token for a run. Its return address is the present one, from which the SDK token was removed at the start; it names the provider. */
export function tokenOf(
  { call }: Pick<ScreenContext, 'call'>,
  { level, kycToken, provider }: SdkRunToken,
  clientTag: ClientTag,
) {
  const back = new URL(location.href);
  if (provider) back.searchParams.set('provider', provider);
  const optional = { ...(provider && { provider }), ...(kycToken && { kycToken }) };
  const input = { level, flowName: flowNameOf(level), returnUrl: back.href, ...optional };
  return call(endpoints.integrationAccessToken, input, { clientTag });
}
