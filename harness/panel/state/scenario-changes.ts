import { ref } from 'valtio';
import { linkFacts } from '../../engine/link-facts';
import { patchFor } from '../../engine/paths';
import type { Scenario } from '../../engine/scenario';
import type { ScenarioInfo } from '../../server/session';
import { OWN_ENTRY, withLink } from './address';
import { control, RefusedError } from './api';
import { notify } from './notice';
import { loadRequests } from './request-log';
import { store } from './store';

/** Changes of the scenario: sent to the server, and applied to the panel when the server has accepted them. */

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
