import type { ScreenCall } from '../api/resource';
import { BASE_PATH } from '../domain/initial-config';
import { DEFAULT_ROUTE, INDEX_ROUTE } from '../domain/routes';
import { ROUTE_TABLE, type RouteRow } from './routes';

function rowOf(pathname: string): RouteRow | undefined {
  const path = pathname.replace(BASE_PATH, '/').replace(/\/$/, '');
  const route = path === '' || path === INDEX_ROUTE ? DEFAULT_ROUTE : path;
  return ROUTE_TABLE.find((row) => row.path === route);
}

/** Path of the verification screen of an address; undefined for other pages. Verification screens need the member's profile. */
export function screenOf(pathname: string): RouteRow['path'] | undefined {
  return rowOf(pathname)?.path;
}

/** The calls of the address's screen without which it shows its skeleton, as far as they are known. */
export async function callsOfScreen(pathname: string): Promise<readonly ScreenCall[]> {
  return (await rowOf(pathname)?.calls?.()) ?? [];
}

/** Starts to fetch the code of the address's screen. The router imports it again, and handles a failure then. */
export function preloadScreen(pathname: string): void {
  rowOf(pathname)
    ?.load()
    .catch(() => undefined);
}
