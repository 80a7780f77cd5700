import { BASE_PATH } from '../domain/initial-config';
import { DEFAULT_ROUTE, INDEX_ROUTE } from '../domain/routes';
import { ROUTE_TABLE, type RouteRow } from './routes';

function rowOf(pathname: string): RouteRow | undefined {
  const path = pathname.replace(BASE_PATH, '/').replace(/\/$/, '');
  const route = path === '' || path === INDEX_ROUTE ? DEFAULT_ROUTE : path;
  return ROUTE_TABLE.find((row) => row.path === route);
}

/** Whether an address is that of a verification screen, which needs the member's profile. */
export function isScreen(pathname: string): boolean {
  return rowOf(pathname) !== undefined;
}

/**
 * Starts to fetch the code of the address's screen. The router imports it again, and handles a failure then.
 *
 * @returns the screen's path; undefined if the address is not that of a screen
 */
export function preloadScreen(pathname: string): RouteRow['path'] | undefined {
  const row = rowOf(pathname);
  row?.load().catch(() => undefined);
  return row?.path;
}
