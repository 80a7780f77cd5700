import { EMBEDDED_ROUTE } from '../../../src/screens/screens';
import { KEPT_CALLS } from './opening-calls';
import type { Row } from './row';

/** Changing these reloads the page, so covering arrays change them seldom. */
export const PAGE_DIMENSIONS: readonly string[] = ['site', 'language', 'mode', 'platform', 'theme'];

/** Undefined if the state needs its own page load. */
export function pageKeyOf(row: Row): string | undefined {
  const { route, fault, faultOn = '' } = row;
  if (route === EMBEDDED_ROUTE || fault === 'timeout' || KEPT_CALLS.includes(faultOn)) return undefined;
  return PAGE_DIMENSIONS.map((name) => row[name]).join(' ');
}
