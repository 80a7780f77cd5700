import { ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { decodeLink } from '../../engine/link';
import { type OwnFile, type OwnScenario, ownFileName } from '../../engine/own-files';
import type { Scenario, ScenarioInput } from '../../engine/scenario';
import { chooseFile, saveFile } from '../shared/save-file';
import { control, messageOf, RefusedError } from '../state/api';
import { notify } from '../state/notice';
import { patchScenario, startScenario } from '../state/scenario-changes';
import { store } from '../state/store';
import { openWalk } from '../walks/open-walk';
import { walksStore } from '../walks/store';
import { fileOfScenario, type Held, runningFile } from './running-file';
import { fileOf, holdRunning, noteRecent, ownStore, type Subject } from './store';

/** What a tester does with their own scenarios and walks. The files are the server's; a refused act changes nothing. */

const pathOf = (file: string) => `/files/${encodeURIComponent(file)}`;

/** Status with which the server refuses to write over what the caller does not know. */
const CONFLICT = 409;

// Another panel of this run may have opened a file.
for (const subscribe of [
  (act: () => void) => subscribeKey(store, 'current', act),
  (act: () => void) => subscribeKey(ownStore, 'list', act),
]) {
  subscribe(() => {
    const scenario = store.current?.scenario;
    const { list, running } = ownStore;
    if (!scenario || !list || running?.name === scenario.name) return;
    const found = fileOfScenario(scenario as Scenario, list);
    if (found) holdRunning(found);
  });
}

/** The scenario of a file; undefined if it cannot be read, which a notice then says. */
export async function readOwn(file: string): Promise<ScenarioInput | undefined> {
  return (await tried(() => control<OwnScenario>('GET', pathOf(file))))?.scenario;
}

/** Opens a file: starts its scenario, or shows the steps of a walk. Resolves with whether it could. */
export async function openOwn(file: string): Promise<boolean> {
  const read = await tried(() => control<OwnScenario>('GET', pathOf(file)));
  if (!read) return false;
  const { scenario, hash } = read;
  if ((scenario.steps?.length ?? 0) > 0) {
    openWalk({ scenario, file: { file, hash } });
  } else {
    if (!(await startScenario(scenario))) return false;
    holdRunning({ file, hash, name: scenario.name ?? '' });
    notify(scenario.name ?? file);
  }
  noteRecent(file);
  return true;
}

/** The scenario or the walk that is to be saved, without defaults. */
export function contentOf(subject: Subject): ScenarioInput | undefined {
  if (subject === 'walk') return walksStore.open?.scenario as ScenarioInput | undefined;
  const decoded = decodeLink(store.current?.link ?? '');
  return decoded.ok ? decoded.input : undefined;
}

/** The file that it comes from; undefined if it has none yet. */
export function heldOf(subject: Subject): Held | undefined {
  if (subject === 'walk') return walksStore.open?.file;
  return runningFile(store.current?.scenario as Scenario | undefined, ownStore.list, ownStore.running)?.held;
}

/** Saves the scenario or the walk into its file; asks for a name if it has none. */
export async function save(subject: Subject): Promise<void> {
  const held = heldOf(subject);
  if (!held) return askName(subject);
  const outcome = await write(subject, held.file, held.hash);
  if (outcome === 'conflict') ownStore.dialog = { asks: 'conflict', subject, file: held.file };
  else if (outcome !== 'saved') notify(outcome.refused);
}

/** Asks for the name of a new file. */
export function askName(subject: Subject): void {
  if (!store.current || (subject === 'walk' && !walksStore.open)) return;
  const name = contentOf(subject)?.name ?? '';
  ownStore.dialog = { asks: 'name', subject, name };
}

/** How a file was written: `conflict` if it is not the one that the panel knows. */
export type Written = 'saved' | 'conflict' | { readonly refused: string };

/**
 * Writes the scenario or the walk into a file, and goes on with that file.
 *
 * @param hash of the file that it replaces; null for a new one
 * @param name a new name for it
 */
export async function write(subject: Subject, file: string, hash: string | null, name?: string): Promise<Written> {
  const content = contentOf(subject);
  if (!content) return { refused: 'There is nothing to save' };
  const scenario = { ...content, name: name ?? content.name ?? 'Untitled' };
  const written = await put(file, scenario, hash);
  if (typeof written === 'string' || 'refused' in written) return written;
  if (subject === 'walk' && walksStore.open) {
    const { id: _id, ...open } = walksStore.open;
    walksStore.open = ref({ ...open, scenario, file: written, isChanged: false });
  }
  if (subject === 'scenario') {
    holdRunning({ ...written, name: scenario.name });
    if (scenario.name !== store.current?.scenario.name) await patchScenario({ name: scenario.name });
  }
  noteRecent(file);
  notify(`Saved as ${file}`);
  return 'saved';
}

async function put(
  file: string,
  scenario: ScenarioInput,
  hash: string | null,
): Promise<Held | 'conflict' | { readonly refused: string }> {
  try {
    return await control<Held>('PUT', pathOf(file), { scenario, hash });
  } catch (error) {
    if (error instanceof RefusedError && error.status === CONFLICT) return 'conflict';
    return { refused: messageOf(error) };
  }
}

/** Saves a scenario in a new file whose name is free: 'a.json', else 'a-2.json' and so on. Resolves with the file's name. */
async function putUnderFreeName(scenario: ScenarioInput, name: string): Promise<string | undefined> {
  for (let count = 1; count < 100; count += 1) {
    const numbered = count === 1 ? name : `${name} ${count}`;
    const file = ownFileName(numbered) || `scenario-${count}.json`;
    const written = await put(file, { ...scenario, name: numbered }, null);
    if (written === 'conflict') continue;
    if ('refused' in written) {
      notify(written.refused);
      return undefined;
    }
    return file;
  }
  return undefined;
}

/** Makes a copy of a file beside it. */
export async function duplicate({ file, name }: OwnFile): Promise<void> {
  const scenario = await readOwn(file);
  const copy = scenario && (await putUnderFreeName(scenario, `${name} copy`));
  if (!copy) return;
  ownStore.chosen = copy;
  notify(`Copied as ${copy}`);
}

/** Gives a file and its scenario another name. Resolves with why it could not; undefined if it could. */
export async function rename(of: OwnFile, name: string): Promise<string | undefined> {
  const to = ownFileName(name) || of.file;
  try {
    const renamed = await control<Held>('POST', `${pathOf(of.file)}/rename`, { to, name, hash: of.hash });
    const { running } = ownStore;
    if (running?.file === of.file && running.name === store.current?.scenario.name) {
      holdRunning({ ...renamed, name });
      await patchScenario({ name });
    }
    const { open } = walksStore;
    if (open?.file?.file === of.file) {
      walksStore.open = ref({ ...open, scenario: { ...open.scenario, name }, file: renamed });
    }
    ownStore.recent = ownStore.recent.map((file) => (file === of.file ? renamed.file : file));
    ownStore.chosen = renamed.file;
    notify(`It is ${renamed.file} now`);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Deletes a file, which the list then offers to bring back. */
export async function remove({ file, hash }: OwnFile): Promise<void> {
  await tried(() => control('DELETE', `${pathOf(file)}?hash=${hash}`));
}

export async function restore(file: string): Promise<void> {
  if (await tried(() => control('POST', `${pathOf(file)}/restore`))) ownStore.chosen = file;
}

/** Asks for a file of a scenario from elsewhere, and keeps it under a name that is free. */
export function importFile(): void {
  chooseFile('.json,application/json', (file) => void keep(file));
}

/** Bytes of a file that is imported: what the server takes. */
const MAX_BYTES = 1_000_000;

async function keep(file: File): Promise<void> {
  if (file.size > MAX_BYTES) return notify(`${file.name} is larger than a scenario can be`);
  let scenario: unknown;
  try {
    scenario = JSON.parse(await file.text());
  } catch (error) {
    return notify(`${file.name} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof scenario !== 'object' || scenario === null) return notify(`${file.name} holds no scenario`);
  const { name = file.name.replace(/\.json$/i, '') } = scenario as ScenarioInput;
  const kept = await putUnderFreeName(scenario as ScenarioInput, String(name));
  if (!kept) return;
  ownStore.chosen = kept;
  notify(`Kept as ${kept}`);
}

/** Saves a file of the folder elsewhere. */
export async function exportFile(file: string): Promise<void> {
  const scenario = await readOwn(file);
  if (scenario) download(scenario, file);
}

/** Saves the running scenario, or the walk that is shown, elsewhere than in the folder. */
export function exportContent(subject: Subject): void {
  const content = contentOf(subject);
  if (content) download(content, ownFileName(content.name ?? '') || 'scenario.json');
}

function download(scenario: ScenarioInput, file: string): void {
  saveFile(file, new Blob([`${JSON.stringify(scenario, null, 2)}\n`], { type: 'application/json' }));
}

/** The answer of a call; undefined if it was refused, which a notice then says. */
async function tried<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call();
  } catch (error) {
    notify(messageOf(error));
    return undefined;
  }
}

/** The scenario of a file that the panel no longer knows; undefined if it is gone or broken. */
export async function readPresent(file: string): Promise<OwnScenario | undefined> {
  return control<OwnScenario>('GET', pathOf(file)).catch(() => undefined);
}

/** Present hash of a file; null if it is gone, undefined if it is broken and so may not be replaced. */
export function replaceable(file: string): string | null | undefined {
  const found = fileOf(ownStore.list, file);
  if (!found) return null;
  return found.problems.length === 0 ? found.hash : undefined;
}
