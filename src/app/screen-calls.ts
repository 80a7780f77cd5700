import { definedEndpoint } from '../api/endpoint';
// The rows of the calls that screens share.
import '../api/endpoints/account';
import '../api/endpoints/compliance';
import '../api/endpoints/eligibility';
import '../api/endpoints/kyc-info';
import '../api/endpoints/transfer';
import { firstRow } from '../api/first-rows';
import type { ScreenCall } from '../api/resource';
import { isByToken } from '../modes/page-context';
import { screenAtAddress } from '../screens/address';
import { ownCallsOf } from '../screens/opening-calls';
import type { FirstCall } from '../screens/screen';
import { screenOf } from '../screens/screens';
import { codeOf } from './routes';

/** By stages: ask for the next one after all answers. May repeat calls; empty with a token. */
export async function* callsOfScreen(
  pathname: string,
  query: URLSearchParams,
): AsyncGenerator<readonly ScreenCall[], void> {
  const path = screenAtAddress(pathname);
  if (!path || isByToken()) return;
  const { dependent, load } = codeOf(screenOf(path));
  const first = () => ownCallsOf(path, query).flatMap(screenCalls);
  // The router shows a failed import.
  for (const calls of (await dependent?.(query, path).catch(() => [])) ?? []) {
    yield first();
    yield calls();
  }
  await load().catch(() => undefined);
  yield first();
}

function screenCalls({ endpoint: key, input = {}, clientTag }: FirstCall): readonly ScreenCall[] {
  const endpoint = definedEndpoint(firstRow(key));
  return endpoint ? [[endpoint, input, { clientTag }]] : [];
}
