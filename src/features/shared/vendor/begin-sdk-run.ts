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

interface SdkRunOptions {
  /** Default: none, so the vendor asks. */
  readonly choice?: DocumentChoice;
  /** For redirect vendors. Default: this address without the SDK token. */
  readonly returnTo?: string | undefined;
}

interface BeginSdkRun extends SdkRunOptions {
  /** Key of the consent. */
  readonly sharing: string;
  /** If the consent does not cover the server's provider. */
  readonly askAgain: () => void;
  /** From kyc-info; may be empty. */
  readonly kycToken: string;
  readonly leaveFor: (address: string) => void;
  readonly onProvider: (provider: Provider, flowName: FlowName | undefined) => void;
}

/** Undefined if the member leaves or returns to the consent. */
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
  // The token call names the vendor, so all adapters must load.
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
