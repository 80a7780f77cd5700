import type { ClientTag } from '../../api/client-tags';
import { endpoints } from '../../api/endpoints';
import { BASE_PATH } from '../../domain/initial-config';
import type { FlowName } from '../../domain/levels';
import type { Provider, StepStatus } from '../../domain/statuses';
import { store } from '../../lib/store';
import { isVendorPage } from '../../vendors/redirect';
import { ADAPTERS, baseAddressOf } from '../../vendors/registry';
import type { ScreenContext } from '../shared/actions/action';
import { consentRecord, mayShareWith } from '../shared/consent/given-consent';
import type { Begun } from '../shared/vendor/run-state';
import { startEmbeddedVerification } from '../shared/vendor/start-embedded-verification';
import { withoutAdapter } from '../shared/vendor/without-adapter';
import { BEFORE, choiceOf, placeQuery } from './flow-address';
import { sharingOf } from './sharing-of';
import type { StepProps } from './step-props';

/** The parameters of a run: the member's choice, and data from kyc-info. */
export interface Chosen extends Pick<StepProps['place'], 'level' | 'country' | 'documentType'> {
  /** Undefined if the server lists the open flows and the level's flow is not one of them. */
  readonly flowName: FlowName | undefined;
  readonly kycToken: string;
  /** The level's status before the run. */
  readonly before: StepStatus;
}

export interface BeginRun {
  readonly language: string;
  /** Redirects to the vendor's page or to the embedded verification. */
  readonly leaveFor: (address: string) => void;
  /** Called when the server has named the provider. */
  readonly onProvider: (provider: Provider, flowName: FlowName) => void;
  /** Called in place of a start if the server has named a provider that the member's consent does not name. */
  readonly askAgain: () => void;
}

/** Requests the provider and a token. Resolves to undefined if the member is led to another page or back to the consent. */
export async function beginRun(
  context: ScreenContext,
  chosen: Chosen,
  { language, leaveFor, onProvider, askAgain }: BeginRun,
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
  if (!mayShareWith(sharingOf(chosen), provider)) {
    askAgain();
    return undefined;
  }
  onProvider(provider, flowName);
  const row = ADAPTERS[provider];
  if (row.kind === 'sdk') {
    const access = { level, isSecondary: false, from: 'web' };
    await startEmbeddedVerification(context, { access, language, site: store.compliance.site, leaveFor });
    return undefined;
  }
  const blocked = await withoutAdapter(row);
  if (blocked) return blocked;
  const issued = await vendorTokenOf(context, chosen, provider, options.clientTag);
  if (row.kind === 'redirect') {
    if (!isVendorPage(issued.url, baseAddressOf(provider))) {
      return { at: 'problem', problem: { type: 'failed', code: 'no-address' } };
    }
    leaveFor(issued.url);
    return undefined;
  }
  // The version of the vendor's SDK for this device; only embedded vendors have one.
  const { version } = await call(endpoints.verificationSdkInfo, { level }, options);
  const { token, workflowId } = issued;
  return { at: 'running', session: { provider, token, workflowId, version, country, documentType } };
}

/** Requests a token for a run with this vendor. */
export function vendorTokenOf(
  { call }: Pick<ScreenContext, 'call'>,
  chosen: Chosen,
  provider: Provider,
  clientTag: ClientTag,
) {
  const { level, country, documentType, flowName, kycToken, before } = chosen;
  const back = placeQuery({ level, country, documentType, step: 'return' });
  const returnUrl = `${location.origin}${BASE_PATH}auth/kyc?${back}&provider=${provider}&${BEFORE}=${before}`;
  const consent = consentRecord(sharingOf(chosen));
  const optional = {
    ...(flowName && { flowName }),
    ...(kycToken && { kycToken }),
    ...choiceOf(chosen),
    ...(consent && { consent }),
  };
  return call(endpoints.vendorToken, { provider, level, returnUrl, ...optional }, { clientTag });
}

/** Requests another token for a run, after the first one has expired. */
export async function renewToken(context: ScreenContext, chosen: Chosen, provider: Provider): Promise<string> {
  return (await vendorTokenOf(context, chosen, provider, 'renew-vendor-token')).token;
}
