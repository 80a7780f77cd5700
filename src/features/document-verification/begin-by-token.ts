import { BASE_PATH } from '../../domain/initial-config';
import { flowNameOf } from '../../domain/levels';
import type { Provider } from '../../domain/statuses';
import { store } from '../../lib/store';
import type { ScreenContext } from '../shared/actions/action';
import { beginSdkRun, sdkTokenOf } from '../shared/vendor/begin-sdk-run';
import type { Begun } from '../shared/vendor/run-state';
import type { BeginRun, Chosen } from './begin-run';
import { sharingOf } from './sharing-of';

/** Begins the run on a page that was opened by token. As `beginRun`, but with the integration's own calls. */
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

/** Requests another token for a run, after the first one has expired. */
export async function renewByToken(context: ScreenContext, chosen: Chosen, provider: Provider): Promise<string> {
  const { level, kycToken } = chosen;
  const run = { level, kycToken, provider, returnTo: returnAddress(), sharing: sharingOf(chosen) };
  return (await sdkTokenOf(context, run, 'renew-vendor-token')).accessToken;
}

/**
 * The page to which a vendor that works by redirect leads back: the embedded verification's own, because the token has left with this page, and
 * that page explains the end of a run to a member without one.
 */
function returnAddress(): string {
  const address = new URL(`${BASE_PATH}auth/sdk`, location.origin);
  const from = store.sdk?.from;
  if (from) address.searchParams.set('from', from);
  return address.href;
}
