import { ref } from 'valtio';
import { decodeLink } from '../../engine/link';
import { ownFileName } from '../../engine/own-files';
import type { Scenario, ScenarioInput } from '../../engine/scenario';
import { control, messageOf, RefusedError } from '../state/api';
import { notify } from '../state/notice';
import { patchScenario, whenChangesAreAnswered } from '../state/scenario-changes';
import { store } from '../state/store';
import { walksStore } from '../walks/store';
import { type Held, runningFile } from './running-file';
import { holdRunning, ownStore, type Subject } from './store';

/** Saves the running scenario, or the walk that is shown, in a file of the tester's own. The server writes it, or refuses and changes nothing. */

/** Path of a file in the control API. */
export const pathOf = (file: string) => `/files/${encodeURIComponent(file)}`;

/** Status with which the server refuses to write over what the caller does not know. */
const CONFLICT = 409;

/** The scenario or the walk that is to be saved, without defaults; undefined while there is none, as before the server has named the scenario. */
export function contentOf(subject: Subject): ScenarioInput | undefined {
  if (subject === 'walk') return walksStore.open?.scenario as ScenarioInput | undefined;
  const decoded = store.current && decodeLink(store.current.link);
  return decoded?.ok ? decoded.input : undefined;
}

/** The file that it comes from; undefined if it has none yet. */
function heldOf(subject: Subject): Held | undefined {
  if (subject === 'walk') return walksStore.open?.file;
  return runningFile(store.current?.scenario as Scenario | undefined, ownStore.list, ownStore.running)?.held;
}

/** Saves the scenario or the walk into its file; asks for a name if it has none. */
export async function save(subject: Subject): Promise<void> {
  await whenChangesAreAnswered();
  const held = heldOf(subject);
  if (!held) return askName(subject);
  const outcome = await write(subject, held.file, held.hash);
  if (outcome === 'conflict') ownStore.dialog = { asks: 'conflict', subject, file: held.file };
  else if (outcome !== 'saved') notify(outcome.refused);
}

/** Asks for the name of a new file. */
export function askName(subject: Subject): void {
  const content = contentOf(subject);
  if (content) ownStore.dialog = { asks: 'name', subject, name: content.name ?? '' };
  else notify(`The ${subject} is not there yet. Try again in a moment.`);
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
  notify(`Saved as ${file}`);
  return 'saved';
}

/** Names that are tried for a new file. */
const MOST_NAMES = 100;

/** Saves a scenario in a new file whose name is free: 'a.json', else 'a-2.json' and so on. */
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

/** Writes a file; `conflict` if the one on disk is not the one of this hash. */
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
