import { endpoints } from '../../api/endpoints';
import type { StepLevel } from '../../domain/steps';
import { initialConfig } from '../../lib/initial-config';
import { isVendorPage } from '../../vendors/redirect';
import { VENDORS } from '../../vendors/registry';
import type { ScreenContext } from '../action';
import type { VendorSession } from '../vendor-run';

/** How a run came up. */
export type Begun =
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: 'cancelled' | 'camera' | 'failed' };

/** Asks who verifies, and for a token. Undefined when the member is on the way to the vendor's own page. */
export async function beginSdkRun(
  context: ScreenContext,
  level: StepLevel,
  leaveFor: (address: string) => void,
): Promise<Begun | undefined> {
  const { provider: asked } = await context.call(endpoints.kycProvider, { level });
  // The default provider is this very flow: which vendor is behind it, the token call says.
  const isOwn = VENDORS[asked].kind === 'sdk';
  const { provider, accessToken, url } = await tokenOf(context, level, isOwn ? undefined : asked);
  const row = VENDORS[provider];
  if (row.kind === 'redirect' && isVendorPage(url, initialConfig().vendors[row.baseOf])) {
    leaveFor(url);
    return undefined;
  }
  if (row.kind !== 'embedded') return { at: 'problem', problem: 'failed' };
  const session = { provider, token: accessToken, workflowId: '', version: '', country: '', documentType: undefined };
  return { at: 'running', session };
}

/** The return address is the present one, without the SDK token that has left it long ago; it names who sends the member back. */
export function tokenOf(
  { call }: Pick<ScreenContext, 'call'>,
  level: StepLevel,
  provider: VendorSession['provider'] | undefined,
) {
  const back = new URL(location.href);
  if (provider) back.searchParams.set('provider', provider);
  return call(endpoints.integrationAccessToken, { level, returnUrl: back.href, ...(provider && { provider }) });
}
