import { ref } from 'valtio';
import { decodeLink } from '../../engine/link';
import { changesSince, linkFacts } from '../../engine/link-facts';
import { parseScenario, type Scenario } from '../../engine/scenario';
import type { LoggedRequest } from '../../server/request-log';
import type { ScenarioInfo } from '../../server/session';
import type { SessionSummary } from '../../server/sessions';
import { openPanes, paneSpecs } from '../compare/panes';
import { patchFor } from '../controls/paths';
import { offerOf } from '../links/offer';
import { factsIn, linkIn, OWN_ENTRY, type PaneSpec, type View, viewIn, withLink, withView } from './address';
import { control, RefusedError } from './api';
import { notify } from './notice';
import { type Catalogue, SESSION, setRequests, store } from './store';

function isOwnEntry(): boolean {
  return (window.history.state as typeof OWN_ENTRY | null)?.writtenBy === OWN_ENTRY.writtenBy;
}

/** Number of characters of a broken link that are shown. */
const MAX_SHOWN_LINK = 80;

/**
 * Applies the server's scenario to the panel: updates the address, and opens the app again if anything changed. With
 * `history` 'push' (the default) the browser's back button returns to the previous scenario.
 */
export function adopt(answer: ScenarioInfo, history: 'push' | 'replace' = 'push'): void {
  const before = store.current;
  store.current = ref(answer);
  store.problems = [];
  // The message about a broken link ends with 'nothing was changed', so the next change removes it.
  if (before && before.link !== answer.link) store.broken = undefined;
  const address = withLink(window.location.href, answer.link, linkFacts(answer.scenario, store.build?.hash));
  if (address !== window.location.href && before && history === 'push')
    window.history.pushState(OWN_ENTRY, '', address);
  else window.history.replaceState(OWN_ENTRY, '', address);
  if (before?.link !== answer.link || before.url !== answer.url) openApp(true);
}

/** Opens the app at the scenario's address; with `fresh`, without cookies and storage. */
export function openApp(fresh: boolean): void {
  store.opening = { count: store.opening.count + 1, fresh };
}

/** Links of the panel's own changes that were applied from the answer, and whose event is still to come. */
let expectedEvents: string[] = [];

/** Applies a scenario from the event stream, except the event of a change whose answer was applied already. */
export function adoptEvent(event: ScenarioInfo): void {
  const at = expectedEvents.indexOf(event.link);
  if (at >= 0) expectedEvents.splice(at, 1);
  else adopt(event);
}

/** Forgets the events that were still to come, because a new event stream does not bring them. */
export function forgetExpectedEvents(): void {
  expectedEvents = [];
}

/**
 * Applies the answer to a change that was sent while `before` was the scenario. Every change arrives twice, as answer and as
 * event. If events arrived meanwhile, they bring this change, too, and in the server's order: applying a late answer would undo what came after it.
 */
function adoptAnswer(answer: ScenarioInfo, before: ScenarioInfo | undefined, history?: 'push' | 'replace'): void {
  if (store.current !== before) return;
  expectedEvents.push(answer.link);
  adopt(answer, history);
}

/** Sends a change of the scenario. If the server rejects it, the problems are shown and the drafts are kept. */
async function change(method: 'PUT' | 'PATCH', body: unknown, history?: 'push' | 'replace'): Promise<boolean> {
  try {
    const { opening, current } = store;
    const address = window.location.href;
    const answer = await control<ScenarioInfo>(method, '/scenario', body);
    // Somebody went on to another entry of the history meanwhile: that entry is followed on its own and must not be overwritten.
    if (history === 'replace' && window.location.href !== address) return true;
    adoptAnswer(answer, current, history);
    // A PUT resets the mock's state, so the app starts again even if the scenario is the same.
    if (method === 'PUT' && store.opening.count === opening.count) openApp(true);
    if (method === 'PUT') await loadRequests();
    return true;
  } catch (error) {
    store.problems = error instanceof RefusedError ? error.problems : [];
    notify(error instanceof RefusedError ? error.message : 'The harness does not answer: nothing was changed');
    return false;
  }
}

/** Sets one key of the scenario; `null` resets it to its default. Resolves to whether the server accepted the change. */
export async function setKey(path: string, value: unknown): Promise<boolean> {
  const accepted = await change('PATCH', patchFor(path, value));
  if (accepted) delete store.drafts[path];
  return accepted;
}

/** Merges a patch into the scenario. Resolves to whether the server accepted it. */
export function patchScenario(patch: unknown): Promise<boolean> {
  return change('PATCH', patch);
}

/** Sets the override of a call's result; `null` removes it. Not `setKey`, because endpoint names may contain dots. */
export function setResponse(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { responses: { [endpoint]: result } });
}

/** Replaces the scenario's faults. */
export function setFaults(faults: Scenario['faults']): Promise<boolean> {
  return change('PATCH', { faults });
}

/** Starts a scenario from the beginning: the mock's state and the log are reset, and drafts are discarded. */
export async function startScenario(scenario: unknown): Promise<boolean> {
  store.drafts = {};
  return change('PUT', scenario);
}

/** Starts the scenario of a link. */
export function startLink(link: string, history?: 'push' | 'replace'): Promise<boolean> {
  return change('PUT', { link }, history);
}

/**
 * Starts the scenario of the link in the panel's address, after a confirmation if a changed scenario would be lost.
 * @param running the server's present scenario
 */
export async function followAddress(running: ScenarioInfo | undefined = store.current): Promise<void> {
  if (running === undefined) return;
  const link = linkIn(window.location.href);
  const { view, panes } = viewIn(window.location.href);
  const offer = offerOf(link, running.link, isOwnEntry());
  // The panel's own reload or step back is no link that somebody has handed on.
  store.linkChanges = link === undefined || isOwnEntry() ? [] : changesSinceLink(link);
  store.view = SESSION ? 'app' : view;
  if (store.view === 'compare') void openPanes(panes.length > 0 ? panes : defaultPanes(running));
  if (offer.kind === 'open' && link !== undefined && (await startLink(link, 'replace'))) return;
  adopt(running, 'replace');
  if (link === undefined) return;
  if (offer.kind === 'ask') store.offered = ref({ link, scenario: offer.scenario });
  if (offer.kind === 'broken') store.broken = ref({ link: link.slice(0, MAX_SHOWN_LINK), problems: offer.problems });
}

/** The running scenario, twice: whoever opens a comparison changes one of the panes. */
function defaultPanes({ link }: ScenarioInfo): readonly PaneSpec[] {
  return [{ link }, { link }];
}

/** Shows another view, and writes it into the address. */
export function showView(view: View): void {
  if (store.view === view || !store.current || SESSION) return;
  store.view = view;
  store.part = 'app';
  window.history.pushState(OWN_ENTRY, '', withView(window.location.href, view, paneSpecs()));
  if (view === 'compare' && paneSpecs().length === 0) void openPanes(defaultPanes(store.current));
}

/** What has changed since the address was made that holds this link; nothing for a broken link. */
function changesSinceLink(link: string): string[] {
  const decoded = decodeLink(link);
  const parsed = decoded.ok ? parseScenario(decoded.input) : decoded;
  return parsed.ok ? changesSince(factsIn(window.location.href), linkFacts(parsed.scenario, store.build?.hash)) : [];
}

/** Index of the current scenario among the named ones, found by its name; -1 if it is not one of them. */
function namedIndex(): number {
  return store.catalogue?.scenarios.findIndex(({ name }) => name === store.current?.scenario.name) ?? -1;
}

/** Whether the current scenario has the name of a named one and differs from it: then it must not pass for that one. */
export function isChangedNamed(current: ScenarioInfo, catalogue: Catalogue | undefined): boolean {
  const named = catalogue?.scenarios.find(({ name }) => name === current.scenario.name);
  return named !== undefined && named.link !== current.link;
}

/** Starts the named scenario before (-1) or after (1) the current one; after the last comes the first. */
export async function stepScenario(step: 1 | -1): Promise<void> {
  const scenarios = store.catalogue?.scenarios ?? [];
  if (scenarios.length === 0) return;
  const at = namedIndex();
  const next = at < 0 ? (step > 0 ? 0 : scenarios.length - 1) : (at + step + scenarios.length) % scenarios.length;
  const named = scenarios[next];
  if (named) await startNamed(named);
}

/** Starts a named scenario and shows its name. */
export async function startNamed(named: Catalogue['scenarios'][number]): Promise<void> {
  if (await startScenario(named.scenario)) notify(named.name);
}

/** Creates a session with the running scenario and opens its panel in a new tab. */
export async function openSession(): Promise<void> {
  if (!store.current) return;
  // Before the request: browsers allow a page to open a tab only right after a click.
  const tab = window.open('', '_blank');
  try {
    const { panel } = await control<SessionSummary>('POST', '/sessions', { link: store.current.link });
    if (!tab) return notify(`The browser did not let the panel open a tab: ${panel}/`);
    tab.opener = null;
    tab.location.href = `${panel}/`;
  } catch (error) {
    tab?.close();
    notify(error instanceof RefusedError ? error.message : 'The harness does not answer: no session was made');
  }
}

/** Empties the request log, on the server and in the panel. */
export async function clearRequests(): Promise<void> {
  try {
    await control('DELETE', '/requests');
    setRequests([]);
    store.selected = undefined;
  } catch {
    notify('The harness does not answer: the log was not cleared');
  }
}

/** Loads the request log from the server. */
export async function loadRequests(): Promise<void> {
  setRequests(await control<LoggedRequest[]>('GET', '/requests'));
}

/** Copies text to the clipboard and shows a notice; `what` is its first word. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} copied`);
  } catch {
    notify(`The browser did not let the panel copy: ${text}`);
  }
}

/** Copies the panel's address with the link of the running scenario. */
export async function copyLink(): Promise<void> {
  const { current, build } = store;
  if (!current) return;
  const facts = linkFacts(current.scenario, build?.hash);
  await copy(withLink(window.location.href, current.link, facts), 'Link');
}
