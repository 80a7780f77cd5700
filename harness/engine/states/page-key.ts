import { KEPT_CALLS } from './opening-calls';
import type { Row } from './row';

/**
 * The dimensions that need another page load when they change. A covering array changes them seldom, so that many of its states can be
 * shown without loading the page again.
 */
export const PAGE_DIMENSIONS: readonly string[] = ['site', 'language', 'mode', 'platform', 'theme'];

/**
 * The `page` of a row's state. Undefined for states that need a page load of their own: the embedded mode, which has one screen and a token
 * for each run; failures of calls whose answers the app keeps; and timeouts, for which the page's config has a shorter limit.
 */
export function pageKeyOf(row: Row): string | undefined {
  const { mode, fault, faultOn = '' } = row;
  if (mode === 'sdk' || fault === 'timeout' || KEPT_CALLS.includes(faultOn)) return undefined;
  return PAGE_DIMENSIONS.map((name) => row[name]).join(' ');
}
