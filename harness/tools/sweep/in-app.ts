import { endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { screenAt } from '../../../src/screens/address';
import { firstCallsOf } from '../../../src/screens/opening-calls';
import type { RoutePath } from '../../../src/screens/screens';
import { appAddress } from '../../core/address';
import { originsOf } from '../../core/hosts';
import type { LoggedRequest } from '../../core/logged-request';
import type { Scenario } from '../../core/scenario';
import { KEPT_CALLS, OPENING_CALLS, START_CALLS, TASK_REGION } from '../../core/states/opening-calls';
import { callSource } from '../../kit/call-source';

/**
 * Shows a state in an open page, as a member goes from screen to screen. The app makes the new screen's calls, but
 * saves the page load, which takes most of the time.
 */

/**
 * Navigates the app like the browser's forward button, and clears its storage. Returns false if a message of the
 * previous screen would stay. Runs in the page.
 */
function go(address: string): boolean {
  if (document.querySelector('li[data-icon]') !== null) return false;
  localStorage.clear();
  sessionStorage.clear();
  (globalThis as unknown as { sweepShift: number }).sweepShift = 0;
  delete document.documentElement.dataset.ready;
  // The router numbers history entries.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1 }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  document.documentElement.style.removeProperty('display');
  return true;
}

/**
 * Source that hides the screen until the app navigates. Otherwise shifts from the new screen size would count for the
 * next screen. Evaluates to true.
 */
export const HIDE_SOURCE = `document.documentElement.style.setProperty('display', 'none', 'important'), true`;

export const QUIET_SCREEN: RoutePath = '/auth/step1';

/** Source that navigates to the scenario's screen; evaluates to whether it did. */
export function goSource(scenario: Scenario): string {
  const { pathname, search } = new URL(appAddress(scenario, originsOf(0)));
  return callSource(go, pathname + search);
}

/** Calls that a screen does not make for every member and site. */
const NOT_ALWAYS: readonly string[] = [...KEPT_CALLS, ...START_CALLS, TASK_REGION];

/** Calls that a screen makes without this query, but not with it. */
function leftOut(screen: RoutePath, query: Scenario['query']): ReadonlySet<string> {
  const namesAt = (params?: URLSearchParams) =>
    firstCallsOf(screen, params).map(({ endpoint }) => endpointName(endpoints[endpoint]));
  const made = new Set(namesAt(new URLSearchParams(query)));
  return new Set(namesAt().filter((call) => !made.has(call)));
}

/**
 * Whether the screen cannot show a stale answer: it has repeated all calls of a page load, or every fault was injected,
 * after which it may make no more calls.
 */
export function isFresh({ route, query, faults }: Scenario, log: readonly LoggedRequest[]): boolean {
  if (faults.length > 0) {
    const injected = new Set(log.flatMap(({ fault, endpoint }) => (fault === null ? [] : [endpoint])));
    return faults.every(({ endpoint }) => injected.has(endpoint));
  }
  const screen = screenAt(route);
  const without = screen && leftOut(screen, query);
  const made = new Set(log.map(({ endpoint }) => endpoint));
  return Object.entries(OPENING_CALLS).every(
    ([call, screens]) => made.has(call) || !screens.includes(route) || NOT_ALWAYS.includes(call) || without?.has(call),
  );
}
