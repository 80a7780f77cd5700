import { BASE_PATH } from '../../domain/initial-config';
import { flowNameOf } from '../../domain/levels';
import type { Provider } from '../../domain/statuses';
import { store } from '../../lib/store';
import type { ScreenContext } from '../shared/actions/action';
import { beginSdkRun, sdkTokenOf } from '../shared/vendor/begin-sdk-run';
import type { Begun } from '../shared/vendor/run-state';
import type { BeginRun, Chosen } from './begin-run';
import { sharingOf } from './sharing-of';

export function beginByToken(
  context: ScreenContext,
  chosen: Chosen,
  { leaveFor, onProvider, askAgain }: Omit<BeginRun, 'language'>,
): Promise<Begun | undefined> {
  const { level, kycToken, country, documentType } = chosen;
  return beginSdkRun(context, level, {
    sharing: sharingOf(chosen),
    askAgain,
    kycToken,
    leaveFor,
    onProvider: (provider, flowName = flowNameOf(level)) => onProvider(provider, flowName),
    choice: { country, documentType },
    returnTo: returnAddress(),
  });
}

export async function renewByToken(context: ScreenContext, chosen: Chosen, provider: Provider): Promise<string> {
  const { level, kycToken } = chosen;
  const run = { level, kycToken, provider, returnTo: returnAddress(), sharing: sharingOf(chosen) };
  return (await sdkTokenOf(context, run, 'renew-vendor-token')).accessToken;
}

/** The embedded verification's page, which explains the end of a run without a token. */
function returnAddress(): string {
  const address = new URL(`${BASE_PATH}auth/sdk`, location.origin);
  const from = store.sdk?.from;
  if (from) address.searchParams.set('from', from);
  return address.href;
}
