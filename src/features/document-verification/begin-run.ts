import { endpoints } from '../../api/endpoints';
import { BASE_PATH } from '../../domain/initial-config';
import type { Provider } from '../../domain/statuses';
import { deviceId } from '../../lib/device-id';
import { initialConfig } from '../../lib/initial-config';
import { store } from '../../lib/store';
import { isVendorPage } from '../../vendors/redirect';
import { VENDORS } from '../../vendors/registry';
import type { ScreenContext } from '../action';
import { startEmbeddedVerification } from '../start-embedded-verification';
import type { VendorSession } from '../vendor-run';
import { placeQuery } from './flow-address';
import type { Problem } from './run-problem';
import type { StepProps } from './step-props';

/** What the member chose, as far as a run depends on it. */
type Chosen = Pick<StepProps['place'], 'level' | 'country' | 'documentType'>;

/** How a run came up. */
export type Begun =
  | { readonly at: 'running'; readonly session: VendorSession }
  | { readonly at: 'problem'; readonly problem: Problem };

interface BeginRun {
  readonly language: string;
  /** Leaves for the vendor's page or for the embedded verification. */
  readonly leaveFor: (address: string) => void;
}

/** Asks who verifies, and for a token. Undefined when the member is on the way to another page. */
export async function beginRun(
  context: ScreenContext,
  place: Chosen,
  { language, leaveFor }: BeginRun,
): Promise<Begun | undefined> {
  const { call } = context;
  const { level, country, documentType } = place;
  const { provider } = await call(endpoints.kycProvider, { level, ...choiceOf(place) });
  const row = VENDORS[provider];
  if (row.kind === 'sdk') {
    const access = { level, isSecondary: false, from: 'web' };
    await startEmbeddedVerification(context, { access, language, site: store.compliance.site, leaveFor });
    return undefined;
  }
  const issued = await tokenOf(context, place, provider);
  if (row.kind === 'redirect') {
    if (!isVendorPage(issued.url, initialConfig().vendors[row.baseOf])) {
      return { at: 'problem', problem: { type: 'failed', code: 'no-address' } };
    }
    leaveFor(issued.url);
    return undefined;
  }
  // Which build of the vendor's SDK to run for this device; only the embedded ones have any.
  const { version } = await call(endpoints.verificationSdkInfo, { level }, { headers: { Guid: deviceId() } });
  const { token, workflowId } = issued;
  return { at: 'running', session: { provider, token, workflowId, version, country, documentType } };
}

/** A token for a run of this vendor's flow. */
export function tokenOf({ call }: Pick<ScreenContext, 'call'>, place: Chosen, provider: Provider) {
  const { level } = place;
  const returnUrl = `${location.origin}${BASE_PATH}auth/kyc?${placeQuery({ ...place, step: 'return' })}&provider=${provider}`;
  return call(endpoints.vendorToken, { provider, level, returnUrl, ...choiceOf(place) });
}

function choiceOf({ country, documentType }: Chosen) {
  return { ...(country && { country }), ...(documentType && { documentType }) };
}
