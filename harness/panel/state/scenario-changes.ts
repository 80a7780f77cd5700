import { ref } from 'valtio';
import { type Effect, sameJson } from '../../engine/effects';
import { linkFacts } from '../../engine/link-facts';
import { deepMerge } from '../../engine/merge';
import { patchFor } from '../../engine/paths';
import type { Scenario } from '../../engine/scenario';
import type { PatchedScenario, ScenarioInfo } from '../../server/session';
import { forgetStage, openAppAt } from '../stage/app-page';
import { OWN_ENTRY, withLink } from './address';
import { control, RefusedError } from './api';
import { notify } from './notice';
import { store } from './store';

/** Changes of the scenario: sent to the server, and applied to the panel when the server has accepted them. */

/**
 * Applies the server's scenario to the panel, and does to the app what the change asks for. Every change arrives twice, as answer and as
 * event, in any order: one that the panel has already, or that is older, does nothing. With `history` 'push' (the default) the browser's
 * back button returns to the previous scenario where the app was opened anew. Where its page stays, the back button belongs to that page.
 */
export function adopt(answer: ScenarioInfo, effect: Effect, history: 'push' | 'replace' = 'push'): void {
  const before = store.current;
  if (before && answer.revision <= before.revision) return;
  store.current = ref(answer);
  store.problems = [];
  // The message about a broken link ends with 'nothing was changed', so the next change removes it.
  if (before && before.link !== answer.link) store.broken = undefined;
  writeAddress(answer, before && effect === 'reopen' ? history : 'replace');
  if (effect === 'reload') reloadApp();
  openFor(answer, effect);
}

/** Revision of the last change for which the app was opened. */
let opened = -1;

/** Opens the app anew, once for each change that asks for it. */
function openFor(answer: ScenarioInfo, effect: Effect): void {
  if (effect !== 'reopen' || answer.revision <= opened) return;
  opened = answer.revision;
  openAppAt(answer);
}

/** Takes whatever comes next, because another server counts its changes afresh. */
export function forgetRevisions(): void {
  opened = -1;
  if (store.current) store.current = ref({ ...store.current, revision: -1 });
  forgetStage();
}

/**
 * As `adopt`, for what the server has just told. Where the app is opened anew, that begins before the panel draws the scenario: both are done by one
 * thread of the browser.
 */
export async function adoptNext(answer: ScenarioInfo, effect: Effect, history?: 'push' | 'replace'): Promise<void> {
  if (store.current && answer.revision > store.current.revision) openFor(answer, effect);
  await afterMessages();
  adopt(answer, effect, history);
}

/** Resolves when the messages that were posted before have arrived. */
function afterMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Writes a scenario into the panel's address. */
export function writeAddress({ scenario, link }: ScenarioInfo, history: 'push' | 'replace'): void {
  const address = withLink(window.location.href, link, linkFacts(scenario, store.build?.hash));
  if (address !== window.location.href && history === 'push') window.history.pushState(OWN_ENTRY, '', address);
  else window.history.replaceState(OWN_ENTRY, '', address);
}

/** Opens the app at the scenario's address, as for the first time: in the desktop shell without cookies and storage. */
export function openApp(): void {
  if (store.current) openAppAt(store.current);
}

/** Loads the app's page again where it stands. */
export function reloadApp(): void {
  store.reloads += 1;
}

/** Resolves when the server has answered every change sent so far. */
let answered: Promise<unknown> = Promise.resolve();

/** Waits for the changes that are on their way: what is done right after a change is done with the changed scenario. */
export function whenChangesAreAnswered(): Promise<unknown> {
  return answered;
}

function change(method: 'PUT' | 'PATCH', body: unknown, history?: 'push' | 'replace'): Promise<boolean> {
  const sent = send(method, body, history);
  answered = Promise.all([answered, sent]);
  return sent;
}

/** Sends a change of the scenario. If the server rejects it, the problems are shown and the drafts are kept. Never rejects. */
async function send(method: 'PUT' | 'PATCH', body: unknown, history?: 'push' | 'replace'): Promise<boolean> {
  try {
    const address = window.location.href;
    const answer = await control<ScenarioInfo & Partial<PatchedScenario>>(method, '/scenario', body);
    // Somebody went on to another entry of the history meanwhile: that entry is followed on its own and must not be overwritten.
    if (history === 'replace' && window.location.href !== address) return true;
    // A PUT begins a new run, so the app starts again even if the scenario is the same.
    await adoptNext(answer, answer.effect ?? 'reopen', history);
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

/** Sets the answer that is sent in place of the mock's own, and removes what would be merged into it. */
export function setAnswer(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { answers: { [endpoint]: result }, responses: { [endpoint]: null } });
}

/** Adds an answer that the call gets one time only. */
export function addOnce(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { once: [...(store.current?.scenario.once ?? []), { endpoint, result }] });
}

/** Removes the answer that is sent in place of the mock's own. */
export function removeAnswer(endpoint: string): Promise<boolean> {
  return change('PATCH', { answers: { [endpoint]: null } });
}

/** Replaces what is merged into a call's result. A PATCH merges, too: what the new value does not have is removed first. */
export async function replaceResponse(endpoint: string, result: unknown): Promise<boolean> {
  const present = store.current?.scenario.responses as Readonly<Record<string, unknown>> | undefined;
  const isKept = sameJson(deepMerge(present?.[endpoint], result), result);
  return (isKept || (await setResponse(endpoint, null))) && setResponse(endpoint, result);
}

/** Sets the override of a call's result; `null` removes it. Not `setKey`, because endpoint names may contain dots. */
export function setResponse(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { responses: { [endpoint]: result } });
}

/** Replaces the scenario's faults. */
export function setFaults(faults: Scenario['faults']): Promise<boolean> {
  return change('PATCH', { faults });
}

/**
 * Starts a scenario from the beginning: the mock's state and the log are reset. Answers that are being edited stay, marked as not applied;
 * other drafts are values that were refused, and are discarded.
 */
export function startScenario(scenario: unknown): Promise<boolean> {
  store.drafts = Object.fromEntries(Object.entries(store.drafts).filter(([key]) => isAnswerDraft(key)));
  return change('PUT', scenario);
}

/** The keys of a scenario that hold answers of calls. */
export type AnswerKey = 'answers' | 'responses';

/** Key of the draft that holds an edited answer. No other draft's key has a space, because scenario paths have none. */
export function answerDraft(key: AnswerKey, endpoint: string): string {
  return `${key} ${endpoint}`;
}

function isAnswerDraft(draft: string): boolean {
  return draft.includes(' ');
}

/** Starts the scenario of a link. */
export function startLink(link: string, history?: 'push' | 'replace'): Promise<boolean> {
  return change('PUT', { link }, history);
}
