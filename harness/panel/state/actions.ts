import { ref } from 'valtio';
import type { Scenario } from '../../engine/scenario';
import { patchFor } from '../controls/paths';
import { offerOf } from '../links/offer';
import { linkIn, withLink } from './address';
import { control, RefusedError } from './api';
import type { NamedScenario, RequestEntry, ScenarioAnswer, SessionAnswer } from './protocol';
import { setRequests, store } from './store';

/** Marks the entries of the browser's history that the panel wrote: no other page can write it. */
const OWN = { writtenBy: 'panel' };

function isOwnEntry(): boolean {
  return (window.history.state as typeof OWN | null)?.writtenBy === OWN.writtenBy;
}

/** Milliseconds for which a notice is shown. */
const NOTICE_MS = 4000;
/** Characters of a broken link that are shown: enough to know it again. */
const MAX_SHOWN_LINK = 80;
let noticeTimer: number | undefined;

/** Says one sentence to whoever looks or listens. */
export function notify(text: string): void {
  store.notice = text;
  window.clearTimeout(noticeTimer);
  noticeTimer = window.setTimeout(() => {
    store.notice = '';
  }, NOTICE_MS);
}

/**
 * Takes the server's scenario over: the address follows, and the app opens anew where anything changed. `history` says
 * whether the browser's back button leads back to the state before.
 */
export function adopt(answer: ScenarioAnswer, history: 'push' | 'replace' = 'push'): void {
  const before = store.current;
  store.current = ref(answer);
  store.problems = [];
  // What was said of a broken link, that nothing was changed, is over with the next change.
  if (before && before.link !== answer.link) store.broken = undefined;
  const address = withLink(window.location.href, answer.link);
  if (address !== window.location.href && before && history === 'push') window.history.pushState(OWN, '', address);
  else window.history.replaceState(OWN, '', address);
  if (before?.link !== answer.link || before.url !== answer.url) openApp(true);
}

/** Opens the app at the scenario's address, `fresh` without cookies and storage. */
export function openApp(fresh: boolean): void {
  store.opening = { count: store.opening.count + 1, fresh };
}

/** Runs a change of the scenario; a refusal is shown at its control, and nothing typed is lost. */
async function change(method: 'PUT' | 'PATCH', body: unknown, history?: 'push' | 'replace'): Promise<boolean> {
  try {
    const { opening } = store;
    adopt(await control<ScenarioAnswer>(method, '/scenario', body), history);
    // The same scenario again is a new run all the same: the mock's state is new, so the app starts anew.
    if (method === 'PUT' && store.opening.count === opening.count) openApp(true);
    if (method === 'PUT') await loadRequests();
    return true;
  } catch (error) {
    store.problems = error instanceof RefusedError ? error.problems : [];
    notify(error instanceof RefusedError ? error.message : 'The harness does not answer: nothing was changed');
    return false;
  }
}

/** Sets one key of the scenario; `null` takes it back to its default. Resolves to whether the server took it. */
export async function setKey(path: string, value: unknown): Promise<boolean> {
  const taken = await change('PATCH', patchFor(path, value));
  if (taken) delete store.drafts[path];
  return taken;
}

/** Merges several keys at once. */
export function patchScenario(patch: unknown): Promise<boolean> {
  return change('PATCH', patch);
}

/** Sets an endpoint's override, whose name holds dots and so is no path. `null` drops it. */
export function setResponse(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { responses: { [endpoint]: result } });
}

export function setFaults(faults: Scenario['faults']): Promise<boolean> {
  return change('PATCH', { faults });
}

/** Starts a scenario from the beginning: the mock's state and the log are new. */
export async function startScenario(scenario: unknown): Promise<boolean> {
  store.drafts = {};
  return change('PUT', scenario);
}

/** Starts what a link says. */
export function startLink(link: string, history?: 'push' | 'replace'): Promise<boolean> {
  return change('PUT', { link }, history);
}

/**
 * Takes the state that the address names: at once where nothing is lost by it, else somebody is asked. `running` is the
 * scenario that the server stands at.
 */
export async function followAddress(running: ScenarioAnswer | undefined = store.current): Promise<void> {
  if (running === undefined) return;
  const link = linkIn(window.location.href);
  const offer = offerOf(link, running.link, isOwnEntry());
  if (offer.kind === 'open' && link !== undefined && (await startLink(link, 'replace'))) return;
  adopt(running, 'replace');
  if (link === undefined) return;
  if (offer.kind === 'ask') store.offered = ref({ link, scenario: offer.scenario });
  if (offer.kind === 'broken') store.broken = ref({ link: link.slice(0, MAX_SHOWN_LINK), problems: offer.problems });
}

/** Place of the current scenario among the named ones; -1 when it is none of them. */
export function namedIndex(): number {
  return store.catalogue?.scenarios.findIndex(({ name }) => name === store.current?.scenario.name) ?? -1;
}

/** Starts the named scenario before (-1) or after (1) the current one, around the ends. */
export async function stepScenario(step: 1 | -1): Promise<void> {
  const scenarios = store.catalogue?.scenarios ?? [];
  if (scenarios.length === 0) return;
  const at = namedIndex();
  const next = at < 0 ? (step > 0 ? 0 : scenarios.length - 1) : (at + step + scenarios.length) % scenarios.length;
  await startNamed(scenarios[next] as NamedScenario);
}

export async function startNamed(named: NamedScenario): Promise<void> {
  if (await startScenario(named.scenario)) notify(named.name);
}

/** Opens the running scenario in a session of its own, with a panel of its own in another tab. */
export async function openSession(): Promise<void> {
  if (!store.current) return;
  // Before the answer: a browser lets a page open a tab on a click, not some time after it.
  const tab = window.open('', '_blank');
  try {
    const { panel } = await control<SessionAnswer>('POST', '/sessions', { link: store.current.link });
    if (!tab) return notify(`The browser did not let the panel open a tab: ${panel}/`);
    tab.opener = null;
    tab.location.href = `${panel}/`;
  } catch (error) {
    tab?.close();
    notify(error instanceof RefusedError ? error.message : 'The harness does not answer: no session was made');
  }
}

export async function clearRequests(): Promise<void> {
  try {
    await control('DELETE', '/requests');
    setRequests([]);
    store.selected = undefined;
  } catch {
    notify('The harness does not answer: the log was not cleared');
  }
}

export async function loadRequests(): Promise<void> {
  setRequests(await control<RequestEntry[]>('GET', '/requests'));
}

/** Copies text, and says so. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} copied`);
  } catch {
    notify(`The browser did not let the panel copy: ${text}`);
  }
}

export async function copyLink(): Promise<void> {
  if (store.current) await copy(withLink(window.location.href, store.current.link), 'Link');
}
