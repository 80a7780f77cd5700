import type { ClientTag } from '../../../api/client-tags';
import { endpoints } from '../../../api/endpoints';
import { type FlowName, flowNameOf } from '../../../domain/levels';
import type { Provider } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import type { DocumentChoice } from '../../../domain/verification-screens';
import { isVendorPage } from '../../../vendors/redirect';
import { ADAPTERS, baseAddressOf } from '../../../vendors/registry';
import type { ScreenContext } from '../actions/action';
import { consentRecord, mayShareWith } from '../consent/given-consent';
import type { Begun } from './run-state';
import type { VendorSession } from './vendor-run';
import { withoutAdapter } from './without-adapter';

/** Where a run by token differs from screen to screen. */
interface SdkRunOptions {
  /** What the member has chosen before the run. Default: nothing, so that the vendor asks. */
  readonly choice?: DocumentChoice;
  /** Address to which a vendor that works by redirect leads back. Default: the current one, which no longer contains the SDK token. */
  readonly returnTo?: string | undefined;
}

interface BeginSdkRun extends SdkRunOptions {
  /** Name of what is shared, to which the member has consented. */
  readonly sharing: string;
  /** Called in place of a start if the server has named a provider that the member's consent does not name. */
  readonly askAgain: () => void;
  /** From kyc-info; empty if there is none. */
  readonly kycToken: string;
  /** Redirects to the vendor's page. */
  readonly leaveFor: (address: string) => void;
  /** Called when the server has named the provider, and the flow if it names one. */
  readonly onProvider: (provider: Provider, flowName: FlowName | undefined) => void;
}

/** Requests the provider and a token. Resolves to undefined if the member is led to the vendor's page or back to the consent. */
export async function beginSdkRun(
  context: ScreenContext,
  level: StepLevel,
  { kycToken, leaveFor, onProvider, choice, returnTo, sharing, askAgain }: BeginSdkRun,
): Promise<Begun | undefined> {
  const clientTag = 'start-vendor';
  const { country = '', documentType } = choice ?? {};
  const asked = { level, ...(country && { country }), ...(documentType && { documentType }) };
  const { provider: named } = await context.call(endpoints.kycProvider, asked, { clientTag });
  const refuse = () => {
    askAgain();
    return undefined;
  };
  if (!mayShareWith(sharing, named)) return refuse();
  // The default provider is this flow itself; the token call names the vendor then, so all of them have to be there.
  const isOwn = ADAPTERS[named].kind === 'sdk';
  for (const row of isOwn ? Object.values(ADAPTERS) : [ADAPTERS[named]]) {
    const blocked = await withoutAdapter(row);
    if (blocked) return blocked;
  }
  const run = { level, kycToken, returnTo, sharing, provider: isOwn ? undefined : named };
  const { provider, flowName, accessToken, url } = await sdkTokenOf(context, run, clientTag);
  if (!mayShareWith(sharing, provider)) return refuse();
  onProvider(provider, flowName);
  const row = ADAPTERS[provider];
  if (row.kind === 'redirect' && isVendorPage(url, baseAddressOf(provider))) {
    leaveFor(url);
    return undefined;
  }
  if (row.kind !== 'embedded') return { at: 'problem', problem: { type: 'failed', code: 'no-address' } };
  const session = { provider, token: accessToken, workflowId: '', version: '', country, documentType };
  return { at: 'running', session };
}

interface SdkRunToken extends Pick<SdkRunOptions, 'returnTo'>, Pick<BeginSdkRun, 'sharing'> {
  readonly level: StepLevel;
  readonly kycToken: string;
  readonly provider: VendorSession['provider'] | undefined;
}

/** Requests a token for a run. The return address gets the provider's name. */
export function sdkTokenOf(
  { call }: Pick<ScreenContext, 'call'>,
  { level, kycToken, provider, sharing, returnTo = location.href }: SdkRunToken,
  clientTag: ClientTag,
) {
  const back = new URL(returnTo);
  if (provider) back.searchParams.set('provider', provider);
  const consent = consentRecord(sharing);
  const optional = { ...(provider && { provider }), ...(kycToken && { kycToken }), ...(consent && { consent }) };
  const input = { level, flowName: flowNameOf(level), returnUrl: back.href, ...optional };
  return call(endpoints.integrationAccessToken, input, { clientTag });
}
