import type { ScreenCalls } from '../api/resource';
import { screenAtAddress } from '../domain/routes';
import { isByToken } from '../modes/page-context';
import { ROUTE_TABLE, type RouteRow } from './routes';

function rowOf(pathname: string): RouteRow | undefined {
  const screen = screenAtAddress(pathname);
  return ROUTE_TABLE.find(({ path }) => path === screen);
}

/** The calls of the address's screen without which it shows its skeleton, as far as they are known. */
export async function callsOfScreen(pathname: string, query: URLSearchParams): Promise<ScreenCalls> {
  return (isByToken() ? undefined : await rowOf(pathname)?.calls?.(query)) ?? { first: [] };
}

/** Starts to fetch the code of the address's screen. The router imports it again, and handles a failure then. */
export function preloadScreen(pathname: string): void {
  rowOf(pathname)
    ?.load()
    .catch(() => undefined);
}
