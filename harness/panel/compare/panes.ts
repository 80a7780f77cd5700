import { ref } from 'valtio';
import { BASE_PATH } from '../../../src/domain/initial-config';
import { CONTROL_PATH } from '../../core/hosts';
import { encodeLink } from '../../core/link';
import type { LoggedRequest } from '../../core/logged-request';
import { patchFor } from '../../core/paths';
import type { Scenario } from '../../core/scenario';
import type { ScenarioInfo } from '../../server/session';
import type { SessionSummary } from '../../server/sessions';
import { MAX_PANES, OWN_ENTRY, type PaneSpec, withView } from '../state/address';
import { control, messageOf } from '../state/api';
import { tried } from '../state/notice';
import { store } from '../state/store';
import { compareStore as compare, type Pane } from './store';

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

/** Does nothing if these panes are already open. */
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

/** A session has one build, so the pane gets a new session. */
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

export function endPanes(): void {
  for (const { id } of compare.panes) endSession(id);
}

/** Null resets the key to its default. */
export function setPaneKey(id: string, path: string, value: unknown): Promise<void> {
  return changePane(id, 'PATCH', patchFor(path, value));
}

export function startInPane(id: string, scenario: unknown): Promise<void> {
  return changePane(id, 'PUT', scenario);
}

export async function restartPanes(): Promise<void> {
  await Promise.all(compare.panes.map(({ id, info }) => startInPane(id, { link: info.link })));
}

async function changePane(id: string, method: 'PUT' | 'PATCH', body: unknown): Promise<void> {
  await tried(async () => {
    const info = await control<ScenarioInfo>(method, `/sessions/${id}/scenario`, body);
    // A pane compares the calls of one page load.
    await control('DELETE', `/sessions/${id}/requests`);
    const pane = compare.panes.find((one) => one.id === id);
    if (!pane) return;
    Object.assign(pane, { info: ref(info), look: undefined, requests: [], opening: pane.opening + 1 });
    writePanes();
  });
}

export async function loadPaneRequests(id: string): Promise<void> {
  const requests = await control<LoggedRequest[]>('GET', `/sessions/${id}/requests`).catch(() => []);
  const pane = compare.panes.find((one) => one.id === id);
  if (pane && markOf(requests) !== markOf(pane.requests)) pane.requests = requests.map((entry) => ref(entry));
}

/** Equal for logs whose calls ended the same way. */
function markOf(requests: readonly LoggedRequest[]): string {
  return requests.map(({ id, status, ms }) => `${id} ${status} ${ms === null}`).join();
}

/** Includes each page's present address, so that a link opens what is shown. */
export function paneSpecs(): PaneSpec[] {
  return compare.panes.map(({ info, build, look }) => ({
    link: linkOfPlace(info, look?.state === 'ready' ? look.place : undefined),
    ...(build !== undefined && { build }),
  }));
}

/** The embedded mode has only one address. */
function linkOfPlace({ scenario, link }: ScenarioInfo, place: string | undefined): string {
  if (place === undefined || scenario.mode === 'sdk') return link;
  const url = new URL(place, 'http://app');
  const route = url.pathname.slice(BASE_PATH.length - 1);
  if (route === scenario.route || !place.startsWith(BASE_PATH)) return link;
  const query = Object.fromEntries(url.searchParams);
  // The mode adds this parameter automatically.
  delete query.app;
  return encodeLink({ ...scenario, route, query } as Scenario);
}

export function writePanes(): void {
  if (store.view !== 'compare') return;
  window.history.replaceState(OWN_ENTRY, '', withView(window.location.href, 'compare', paneSpecs()));
}
