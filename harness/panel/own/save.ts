import { ref } from 'valtio';
import { decodeLink } from '../../core/link';
import { ownFileName } from '../../core/own-files';
import type { Scenario, ScenarioInput } from '../../core/scenario';
import { control, messageOf, RefusedError } from '../state/api';
import { notify } from '../state/notice';
import { patchScenario, whenChangesAreAnswered } from '../state/scenario-changes';
import { store } from '../state/store';
import { walksStore } from '../walks/store';
import { type Held, runningFile } from './running-file';
import { holdRunning, ownStore, type Subject } from './store';

/** Saves the scenario or walk in a file. A rejected save changes nothing. */

/** Path in the control API. */
export const pathOf = (file: string) => `/files/${encodeURIComponent(file)}`;

/** The file differs from the one that the caller knows. */
const CONFLICT = 409;

/** Leaves out defaults. Undefined before the scenario or walk has loaded. */
export function contentOf(subject: Subject): ScenarioInput | undefined {
  if (subject === 'walk') return walksStore.open?.scenario as ScenarioInput | undefined;
  const decoded = store.current && decodeLink(store.current.link);
  return decoded?.ok ? decoded.input : undefined;
}

function heldOf(subject: Subject): Held | undefined {
  if (subject === 'walk') return walksStore.open?.file;
  return runningFile(store.current?.scenario as Scenario | undefined, ownStore.list, ownStore.running)?.held;
}

/** Asks for a name if there is no file yet. */
export async function save(subject: Subject): Promise<void> {
  await whenChangesAreAnswered();
  const held = heldOf(subject);
  if (!held) return askName(subject);
  const outcome = await write(subject, held.file, held.hash);
  if (outcome === 'conflict') ownStore.dialog = { asks: 'conflict', subject, file: held.file };
  else if (outcome !== 'saved') notify(outcome.refused);
}

export function askName(subject: Subject): void {
  const content = contentOf(subject);
  if (content) ownStore.dialog = { asks: 'name', subject, name: content.name ?? '' };
  else notify(`The ${subject} is not there yet. Try again in a moment.`);
}

/** `conflict` if the file differs from the known one. */
export type Written = 'saved' | 'conflict' | { readonly refused: string };

/**
 * The file becomes the current one.
 * @param hash of the replaced file; null for a new one
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
  notify(`Saved as ${file}`);
  return 'saved';
}

const MOST_NAMES = 100;

/** Uses the first free name: 'a.json', 'a-2.json' and so on. */
export async function putUnderFreeName(
  scenario: ScenarioInput,
  name: string,
): Promise<{ readonly file: string } | { readonly refused: string }> {
  for (let count = 1; count <= MOST_NAMES; count += 1) {
    const numbered = count === 1 ? name : `${name} ${count}`;
    const file = ownFileName(numbered) || `scenario-${count}.json`;
    const written = await put(file, { ...scenario, name: numbered }, null);
    if (written !== 'conflict') return 'refused' in written ? written : { file };
  }
  return { refused: `There are ${MOST_NAMES} files of this name already` };
}

/** `conflict` if the file on disk has another hash. */
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
