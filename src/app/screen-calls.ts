import { definedEndpoint } from '../api/endpoint';
import { type FirstCall, ownCallsOf } from '../api/first-calls';
import type { DependentCalls, ScreenCall } from '../api/resource';
import { isByToken } from '../modes/page-context';
import { rowOf } from './preload-screen';

/**
 * The calls without which the address's screen shows its skeleton, as far as they are known, stage by stage: those of the one list
 * (`first-calls.ts`), and those that depend on their answers. By token there are none: the list is for signed-in members.
 */
export async function callsOfScreen(pathname: string, query: URLSearchParams): Promise<DependentCalls> {
  const row = isByToken() ? undefined : rowOf(pathname);
  if (!row) return [];
  // The endpoints come with the screen's code. One of a part that is loaded later is asked when that part is there.
  await row.load();
  const first = ownCallsOf(row.path, query).flatMap(screenCalls);
  return [() => first, ...((await row.dependent?.(query, row.path)) ?? [])];
}

function screenCalls({ input = {}, clientTag, ...call }: FirstCall): readonly ScreenCall[] {
  const endpoint = definedEndpoint(call);
  return endpoint ? [[endpoint, input, { clientTag }]] : [];
}
