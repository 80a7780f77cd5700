import { firstCallsOf } from '../../src/api/first-calls';
import { type RoutePath, screenAt } from '../../src/domain/routes';
import { appAddress } from '../engine/address';
import { originsOf } from '../engine/hosts';
import type { Scenario } from '../engine/scenario';
import { KEPT_CALLS, OPENING_CALLS, START_CALLS, TASK_REGION } from '../engine/states/opening-calls';
import type { LoggedRequest } from '../server/request-log';
import { callSource } from './call-source';

/**
 * Shows a state in a page that already shows another one, as a member goes from screen to screen. The app makes the calls of the new
 * screen, but the page is not loaded again, which would take most of the time of a state.
 */

/**
 * Navigates the app to another of its addresses, as the browser's forward button does, and clears its storage. Returns false if a message
 * of the previous screen would stay. Runs in the page.
 */
function go(address: string): boolean {
  if (document.querySelector('li[data-icon]') !== null) return false;
  localStorage.clear();
  sessionStorage.clear();
  (globalThis as unknown as { sweepShift: number }).sweepShift = 0;
  // The app marks the new screen as ready when all of its calls have ended.
  delete document.documentElement.dataset.ready;
  // The router numbers the entries of the history.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1 }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  document.documentElement.style.removeProperty('display');
  return true;
}

/**
 * Source that hides the screen until the app goes to the next one. Otherwise layout shifts caused by the new screen size would count for
 * the next screen. Its value is true.
 */
export const HIDE_SOURCE = `document.documentElement.style.setProperty('display', 'none', 'important'), true`;

/** A screen that makes no calls. */
export const QUIET_SCREEN: RoutePath = '/auth/step1';

/** Source that navigates the app to the screen of a scenario; its value tells whether it did. */
export function goSource(scenario: Scenario): string {
  const { pathname, search } = new URL(appAddress(scenario, originsOf(0)));
  return callSource(go, pathname + search);
}

/** Calls that a screen does not make for every member and at every site. */
const NOT_ALWAYS: readonly string[] = [...KEPT_CALLS, ...START_CALLS, TASK_REGION];

/** The calls that a screen makes at its usual address, and not at one with this query. */
function leftOut(screen: RoutePath, query: Scenario['query']): ReadonlySet<string> {
  const namesAt = (params?: URLSearchParams) =>
    firstCallsOf(screen, params).map(({ method, path }) => `${method} ${path}`);
  const made = new Set(namesAt(new URLSearchParams(query)));
  return new Set(namesAt().filter((call) => !made.has(call)));
}

/**
 * Whether the screen cannot show an older answer: it has made all the calls that it makes after a page load, or every fault was injected,
 * after which it may make no further calls.
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
