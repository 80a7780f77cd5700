import { ref } from 'valtio';
import { BASE_PATH } from '../../../src/domain/initial-config';
import { CONTROL_PATH } from '../../engine/hosts';
import { encodeLink } from '../../engine/link';
import { patchFor } from '../../engine/paths';
import type { Scenario } from '../../engine/scenario';
import type { LoggedRequest } from '../../server/request-log';
import type { ScenarioInfo } from '../../server/session';
import type { SessionSummary } from '../../server/sessions';
import { MAX_PANES, OWN_ENTRY, type PaneSpec, withView } from '../state/address';
import { control, messageOf } from '../state/api';
import { tried } from '../state/notice';
import { store } from '../state/store';
import { compareStore as compare, type Pane } from './store';

/** Sessions of the panes. Each pane has one of its own; it is deleted with the pane. */

async function openPane({ link, build }: PaneSpec): Promise<Pane | undefined> {
  try {
    const { id } = await control<SessionSummary>('POST', '/sessions', { link, ...(build && { build }) });
    const info = await control<ScenarioInfo>('GET', `/sessions/${id}/scenario`);
    return { id, build, info: ref(info), opening: 0, look: undefined, requests: [] };
  } catch (error) {
    compare.broken.push({ link: link.slice(0, 80), message: messageOf(error) });
    return undefined;
  }
}

/** Opens these panes instead of the open ones; does nothing if they are open already. */
export async function openPanes(specs: readonly PaneSpec[]): Promise<void> {
  if (compare.opening > 0 || JSON.stringify(paneSpecs()) === JSON.stringify(specs)) return;
  for (const { id } of compare.panes) endSession(id);
  compare.panes = [];
  compare.broken = [];
  compare.opening = specs.length;
  const opened = await Promise.all(specs.slice(0, MAX_PANES).map(openPane));
  compare.opening = 0;
  compare.panes = opened.filter((pane) => pane !== undefined);
  writePanes();
}

/** Adds a pane with the scenario of the last pane. */
export async function addPane(): Promise<void> {
  const spec = paneSpecs().at(-1);
  if (spec === undefined || compare.panes.length >= MAX_PANES || compare.opening > 0) return;
  compare.opening = 1;
  const pane = await openPane(spec);
  compare.opening = 0;
  if (pane) compare.panes.push(pane);
  writePanes();
}

export function closePane(id: string): void {
  compare.panes = compare.panes.filter((pane) => pane.id !== id);
  compare.target = 0;
  endSession(id);
  writePanes();
}

/** Shows another build in a pane: a session has one build, so the pane gets another session. */
export async function changeBuild(id: string, build: string | undefined): Promise<void> {
  const at = compare.panes.findIndex((pane) => pane.id === id);
  const spec = paneSpecs()[at];
  if (spec === undefined) return;
  const pane = await openPane({ link: spec.link, ...(build && { build }) });
  if (pane === undefined) return;
  compare.panes[at] = pane;
  endSession(id);
  writePanes();
}

function endSession(id: string): void {
  // `keepalive`, because the panel may be closing. If the call fails, the session remains.
  void fetch(`${CONTROL_PATH}/sessions/${id}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** Deletes the sessions of all panes; called when the panel closes. */
export function endPanes(): void {
  for (const { id } of compare.panes) endSession(id);
}

/** Sets one key of a pane's scenario; null resets it to its default. */
export function setPaneKey(id: string, path: string, value: unknown): Promise<void> {
  return changePane(id, 'PATCH', patchFor(path, value));
}

/** Starts a scenario in a pane. */
export function startInPane(id: string, scenario: unknown): Promise<void> {
  return changePane(id, 'PUT', scenario);
}

/** Starts the scenario of each pane again. */
export async function restartPanes(): Promise<void> {
  await Promise.all(compare.panes.map(({ id, info }) => startInPane(id, { link: info.link })));
}

async function changePane(id: string, method: 'PUT' | 'PATCH', body: unknown): Promise<void> {
  await tried(async () => {
    const info = await control<ScenarioInfo>(method, `/sessions/${id}/scenario`, body);
    // A pane compares the calls of one page load, so its log is cleared when the page is opened.
    await control('DELETE', `/sessions/${id}/requests`);
    const pane = compare.panes.find((one) => one.id === id);
    if (!pane) return;
    Object.assign(pane, { info: ref(info), look: undefined, requests: [], opening: pane.opening + 1 });
    writePanes();
  });
}

/** Loads the calls that a pane's page has made. */
export async function loadPaneRequests(id: string): Promise<void> {
  const requests = await control<LoggedRequest[]>('GET', `/sessions/${id}/requests`).catch(() => []);
  const pane = compare.panes.find((one) => one.id === id);
  if (pane && markOf(requests) !== markOf(pane.requests)) pane.requests = requests.map((entry) => ref(entry));
}

/** Key of a log; logs whose calls ended in the same way have the same key. */
function markOf(requests: readonly LoggedRequest[]): string {
  return requests.map(({ id, status, ms }) => `${id} ${status} ${ms === null}`).join();
}

/** The panes for the panel's address, with the present addresses of their pages, so that a link opens what is shown. */
export function paneSpecs(): PaneSpec[] {
  return compare.panes.map(({ info, build, look }) => ({
    link: linkOfPlace(info, look?.state === 'ready' ? look.place : undefined),
    ...(build !== undefined && { build }),
  }));
}

/** Link of a scenario that opens at an address of the app. The embedded mode has only one. */
function linkOfPlace({ scenario, link }: ScenarioInfo, place: string | undefined): string {
  if (place === undefined || scenario.mode === 'sdk') return link;
  const url = new URL(place, 'http://app');
  const route = url.pathname.slice(BASE_PATH.length - 1);
  if (route === scenario.route || !place.startsWith(BASE_PATH)) return link;
  const query = Object.fromEntries(url.searchParams);
  // The mode adds this parameter to the address by itself.
  delete query.app;
  return encodeLink({ ...scenario, route, query } as Scenario);
}

/** Writes the panes into the panel's address, as they are now. */
export function writePanes(): void {
  if (store.view !== 'compare') return;
  window.history.replaceState(OWN_ENTRY, '', withView(window.location.href, 'compare', paneSpecs()));
}
