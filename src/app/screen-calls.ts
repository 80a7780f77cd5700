import { definedEndpoint } from '../api/endpoint';
// The rows of the calls that screens share: a call is found by its row.
import '../api/endpoints/account';
import '../api/endpoints/compliance';
import '../api/endpoints/eligibility';
import '../api/endpoints/kyc-info';
import '../api/endpoints/transfer';
import { type FirstCall, ownCallsOf } from '../api/first-calls';
import type { ScreenCall } from '../api/resource';
import { isByToken } from '../modes/page-context';
import { rowOf } from './preload-screen';

/**
 * The calls without which the address's screen shows its skeleton, stage by stage: those of the one list (`first-calls.ts`), and those that
 * depend on their answers. Ask for the next stage when all calls of the last one have been answered. A stage may repeat calls of an earlier one. By
 * token there are none: the list is for signed-in members.
 */
export async function* callsOfScreen(
  pathname: string,
  query: URLSearchParams,
): AsyncGenerator<readonly ScreenCall[], void> {
  const row = rowOf(pathname);
  if (!row || isByToken()) return;
  const first = () => ownCallsOf(row.path, query).flatMap(screenCalls);
  // If code cannot be loaded, the router shows that.
  for (const dependent of (await row.dependent?.(query, row.path).catch(() => [])) ?? []) {
    yield first();
    yield dependent();
  }
  // Other endpoints come with the screen's code. One of a part that is loaded later is asked when that part is there.
  await row.load().catch(() => undefined);
  yield first();
}

function screenCalls({ input = {}, clientTag, ...call }: FirstCall): readonly ScreenCall[] {
  const endpoint = definedEndpoint(call);
  return endpoint ? [[endpoint, input, { clientTag }]] : [];
}
