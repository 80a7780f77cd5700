import { screenAtAddress } from '../domain/routes';
import { ROUTE_TABLE, type RouteRow } from './routes';

/** The row of the address's screen; undefined if no screen is there. */
export function rowOf(pathname: string): RouteRow | undefined {
  const screen = screenAtAddress(pathname);
  return ROUTE_TABLE.find(({ path }) => path === screen);
}

/** Starts to fetch the code of the address's screen and of its calls. The router imports it again, and handles a failure then. */
export function preloadScreen(pathname: string): void {
  const row = rowOf(pathname);
  // First, because it is small, and sends calls as soon as it is there.
  row?.dependent?.(new URLSearchParams(), row.path).catch(() => undefined);
  row?.load().catch(() => undefined);
}
