import { KEPT_CALLS } from './opening-calls';
import type { Row } from './row';

/** What a page is loaded with. A covering array changes these seldom, so that many of its states can be shown in one page. */
export const PAGE_DIMENSIONS: readonly string[] = ['site', 'language', 'mode', 'platform', 'theme'];

/**
 * The `page` of a row's state. Undefined for what shows only while a page is being loaded: the embedded mode, which has one screen and a token
 * for each run; failures of calls whose answers the app keeps; and timeouts, for which the page's config has a shorter limit.
 */
export function pageKeyOf(row: Row): string | undefined {
  const { mode, fault, faultOn = '' } = row;
  if (mode === 'sdk' || fault === 'timeout' || KEPT_CALLS.includes(faultOn)) return undefined;
  return PAGE_DIMENSIONS.map((name) => row[name]).join(' ');
}
