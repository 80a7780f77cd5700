import type { ClientTag } from '../../api/client-tags';
import { endpoints } from '../../api/endpoints';
import { BASE_PATH } from '../../domain/initial-config';
import { type FlowName, flowNameOf } from '../../domain/levels';
import type { Provider, StepStatus } from '../../domain/statuses';
import { stepNumber } from '../../domain/verification-screens';
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

export interface Chosen extends Pick<StepProps['place'], 'level' | 'country' | 'documentType'> {
  readonly kycToken: string;
  /** The level's status before the run. */
  readonly before: StepStatus;
}

export interface BeginRun {
  readonly language: string;
  readonly leaveFor: (address: string) => void;
  readonly onProvider: (provider: Provider, flowName: FlowName) => void;
  /** If the consent does not cover the server's provider. */
  readonly askAgain: () => void;
}

/** Undefined if the member leaves or returns to the consent. */
export async function beginRun(
  context: ScreenContext,
  chosen: Chosen,
  { language, leaveFor, onProvider, askAgain }: BeginRun,
): Promise<Begun | undefined> {
  const { call } = context;
  const { level, country, documentType } = chosen;
  const options = { clientTag: 'start-vendor' } as const;
  const { provider, flowName = flowNameOf(level) } = await call(
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
    // The vendor asks for a number itself.
    const document = documentType === 'BVN' ? undefined : documentType;
    const journey = { steps: stepNumber(level, 'consent').number - 1, country, documentType: document };
    await startEmbeddedVerification(context, { access, language, site: store.compliance.site, journey, leaveFor });
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
  const { version } = await call(endpoints.verificationSdkInfo, { level }, options);
  const { token, workflowId } = issued;
  return { at: 'running', session: { provider, token, workflowId, version, country, documentType } };
}

export function vendorTokenOf(
  { call }: Pick<ScreenContext, 'call'>,
  chosen: Chosen,
  provider: Provider,
  clientTag: ClientTag,
) {
  const { level, country, documentType, kycToken, before } = chosen;
  const back = placeQuery({ level, country, documentType, step: 'return' });
  const returnUrl = `${location.origin}${BASE_PATH}auth/kyc?${back}&provider=${provider}&${BEFORE}=${before}`;
  const consent = consentRecord(sharingOf(chosen));
  const optional = {
    ...(kycToken && { kycToken }),
    ...choiceOf(chosen),
    ...(consent && { consent }),
  };
  return call(
    endpoints.vendorToken,
    { provider, level, flowName: flowNameOf(level), returnUrl, ...optional },
    { clientTag },
  );
}

export async function renewToken(context: ScreenContext, chosen: Chosen, provider: Provider): Promise<string> {
  return (await vendorTokenOf(context, chosen, provider, 'renew-vendor-token')).token;
}
