import type { RoutePath } from '../../src/domain/routes';
import { appAddress } from '../engine/address';
import { originsOf } from '../engine/hosts';
import type { Scenario } from '../engine/scenario';
import { KEPT_CALLS, OPENING_CALLS, START_CALLS, TASK_REGION } from '../engine/states/opening-calls';
import type { LoggedRequest } from '../server/request-log';
import { callSource } from './call-source';

/**
 * Shows a state in a page that shows another one already, as a member goes from screen to screen. The app requests what the new screen needs, so
 * only the page around it is not loaded again, which takes most of the time of a state.
 */

/**
 * Takes the app to another of its addresses, as the browser's forward button does, and forgets what it has stored. Returns false where a message
 * of the screen before would stay. Runs in the page.
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
 * Source that hides the screen until the app goes to the next one: what the screen's new size moves on it would count as shifts of the next one.
 * Its value is true.
 */
export const HIDE_SOURCE = `document.documentElement.style.setProperty('display', 'none', 'important'), true`;

/** A screen that requests nothing of its own. */
export const QUIET_SCREEN: RoutePath = '/auth/step1';

/** Source that takes the app to the screen of a scenario; its value is whether it went. */
export function goSource(scenario: Scenario): string {
  const { pathname, search } = new URL(appAddress(scenario, originsOf(0)));
  return callSource(go, pathname + search);
}

/** Calls that a screen does not make for every member and at every site. */
const NOT_ALWAYS: readonly string[] = [...KEPT_CALLS, ...START_CALLS, TASK_REGION];

/** The list of agreements, which shows one of them where its address names one. */
const AGREEMENTS: RoutePath = '/auth/agreement';
/** Shows one agreement, and requests what such a screen does. */
const ONE_AGREEMENT: RoutePath = '/auth/client-agreement';

/**
 * Whether the screen shows no older answer: it has requested what it requests in a page of its own, or every fault has struck, after which it
 * may request nothing else.
 */
export function isFresh({ route, query, faults }: Scenario, log: readonly LoggedRequest[]): boolean {
  if (faults.length > 0) {
    const struck = new Set(log.flatMap(({ fault, endpoint }) => (fault === null ? [] : [endpoint])));
    return faults.every(({ endpoint }) => struck.has(endpoint));
  }
  const screen = route === AGREEMENTS && query.name !== undefined ? ONE_AGREEMENT : route;
  const made = new Set(log.map(({ endpoint }) => endpoint));
  return Object.entries(OPENING_CALLS).every(
    ([call, screens]) => made.has(call) || !screens.includes(screen) || NOT_ALWAYS.includes(call),
  );
}
