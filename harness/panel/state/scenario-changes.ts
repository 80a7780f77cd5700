import { ref } from 'valtio';
import { type Effect, sameJson } from '../../core/effects';
import { linkFacts } from '../../core/link-facts';
import { deepMerge } from '../../core/merge';
import { patchFor } from '../../core/paths';
import type { Scenario } from '../../core/scenario';
import type { PatchedScenario, ScenarioInfo } from '../../server/session';
import { forgetStage, openAppAt } from '../stage/app-page';
import { OWN_ENTRY, withLink } from './address';
import { control, RefusedError } from './api';
import { notify } from './notice';
import { store } from './store';

/** Sends changes to the server, and applies them once accepted. */

/**
 * Comes as answer and event, so older revisions are ignored. `history: 'push'` (default) adds an entry only if the app
 * is reopened.
 */
export function adopt(answer: ScenarioInfo, effect: Effect, history: 'push' | 'replace' = 'push'): void {
  const before = store.current;
  if (before && answer.revision <= before.revision) return;
  store.current = ref(answer);
  store.problems = [];
  // The message says that nothing was changed, so the next change removes it.
  if (before && before.link !== answer.link) store.broken = undefined;
  writeAddress(answer, before && effect === 'reopen' ? history : 'replace');
  if (effect === 'reload') reloadApp();
  openFor(answer, effect);
}

/** Last revision that opened the app. */
let opened = -1;

/** Opens the app once per change. */
function openFor(answer: ScenarioInfo, effect: Effect): void {
  if (effect !== 'reopen' || answer.revision <= opened) return;
  opened = answer.revision;
  openAppAt(answer);
}

/** Another server counts revisions from the beginning. */
export function forgetRevisions(): void {
  opened = -1;
  if (store.current) store.current = ref({ ...store.current, revision: -1 });
  forgetStage();
}

/** Starts opening the app before the panel draws: both share a thread. */
export async function adoptNext(answer: ScenarioInfo, effect: Effect, history?: 'push' | 'replace'): Promise<void> {
  if (store.current && answer.revision > store.current.revision) openFor(answer, effect);
  await afterMessages();
  adopt(answer, effect, history);
}

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

export function writeAddress({ scenario, link }: ScenarioInfo, history: 'push' | 'replace'): void {
  const address = withLink(window.location.href, link, linkFacts(scenario, store.build?.hash));
  if (address !== window.location.href && history === 'push') window.history.pushState(OWN_ENTRY, '', address);
  else window.history.replaceState(OWN_ENTRY, '', address);
}

/** The desktop shell also clears cookies and storage. */
export function openApp(): void {
  if (store.current) openAppAt(store.current);
}

/** Keeps the present address. */
export function reloadApp(): void {
  store.reloads += 1;
}

let answered: Promise<unknown> = Promise.resolve();

/** Call this before an act that depends on the changed scenario. */
export function whenChangesAreAnswered(): Promise<unknown> {
  return answered;
}

function change(method: 'PUT' | 'PATCH', body: unknown, history?: 'push' | 'replace'): Promise<boolean> {
  const sent = send(method, body, history);
  answered = Promise.all([answered, sent]);
  return sent;
}

/** Shows problems and keeps drafts if rejected. Never rejects. */
async function send(method: 'PUT' | 'PATCH', body: unknown, history?: 'push' | 'replace'): Promise<boolean> {
  try {
    const address = window.location.href;
    const answer = await control<ScenarioInfo & Partial<PatchedScenario>>(method, '/scenario', body);
    // The user has moved to another history entry, which must not be overwritten.
    if (history === 'replace' && window.location.href !== address) return true;
    // A PUT starts a new run, even with the same scenario.
    await adoptNext(answer, answer.effect ?? 'reopen', history);
    return true;
  } catch (error) {
    store.problems = error instanceof RefusedError ? error.problems : [];
    notify(error instanceof RefusedError ? error.message : 'The harness does not answer: nothing was changed');
    return false;
  }
}

/** `null` resets the key. Resolves to whether the server accepted the change. */
export async function setKey(path: string, value: unknown): Promise<boolean> {
  const accepted = await change('PATCH', patchFor(path, value));
  if (accepted) delete store.drafts[path];
  return accepted;
}

/** Resolves to whether the server accepted it. */
export function patchScenario(patch: unknown): Promise<boolean> {
  return change('PATCH', patch);
}

/** Replaces the mock's answer, and removes the merge. */
export function setAnswer(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { answers: { [endpoint]: result }, responses: { [endpoint]: null } });
}

export function addOnce(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { once: [...(store.current?.scenario.once ?? []), { endpoint, result }] });
}

export function removeAnswer(endpoint: string): Promise<boolean> {
  return change('PATCH', { answers: { [endpoint]: null } });
}

/** Removes the old value first, because a PATCH merges. */
export async function replaceResponse(endpoint: string, result: unknown): Promise<boolean> {
  const present = store.current?.scenario.responses as Readonly<Record<string, unknown>> | undefined;
  const isKept = sameJson(deepMerge(present?.[endpoint], result), result);
  return (isKept || (await setResponse(endpoint, null))) && setResponse(endpoint, result);
}

/** `null` removes the override. Not `setKey`, because endpoint names may contain dots. */
export function setResponse(endpoint: string, result: unknown): Promise<boolean> {
  return change('PATCH', { responses: { [endpoint]: result } });
}

export function setFaults(faults: Scenario['faults']): Promise<boolean> {
  return change('PATCH', { faults });
}

/** Resets the mock and the log. Keeps edited answers as not applied, and discards other drafts. */
export function startScenario(scenario: unknown): Promise<boolean> {
  store.drafts = Object.fromEntries(Object.entries(store.drafts).filter(([key]) => isAnswerDraft(key)));
  return change('PUT', scenario);
}

export type AnswerKey = 'answers' | 'responses';

/** Scenario paths have no spaces, so other draft keys cannot collide. */
export function answerDraft(key: AnswerKey, endpoint: string): string {
  return `${key} ${endpoint}`;
}

function isAnswerDraft(draft: string): boolean {
  return draft.includes(' ');
}

export function startLink(link: string, history?: 'push' | 'replace'): Promise<boolean> {
  return change('PUT', { link }, history);
}
