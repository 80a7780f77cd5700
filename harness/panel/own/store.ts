import { proxy, ref } from 'valtio';
import type { OwnFile, OwnFiles } from '../../engine/own-files';
import { control } from '../state/api';
import { stored } from '../state/stored';
import type { HeldScenario } from './running-file';

/** The tester's own scenarios and walks: what the server has told of their files, and which of them the panel works on. */

/** What is written into a file: the running scenario, or the walk that is shown. */
export type Subject = 'scenario' | 'walk';

/** What a dialog about files asks. */
export type OwnDialog =
  /** A name for a new file. */
  | { readonly asks: 'name'; readonly subject: Subject; readonly name: string }
  /** Another name for a file. */
  | { readonly asks: 'rename'; readonly of: OwnFile }
  /** What to do with a file that is no longer the one that the panel knows. */
  | { readonly asks: 'conflict'; readonly subject: Subject; readonly file: string }
  /** Nothing: it says what became of imported files. */
  | { readonly asks: 'nothing'; readonly imported: readonly Imported[] };

/** A file from elsewhere, and the name under which it was kept, or why it was not. */
export type Imported = { readonly from: string } & ({ readonly kept: string } | { readonly refused: string });

interface OwnState {
  /** Undefined until the server has answered. */
  list: OwnFiles | undefined;
  running: HeldScenario | undefined;
  dialog: OwnDialog | undefined;
  /** The file whose details are shown. */
  chosen: string | undefined;
  filter: string;
}

const RUNNING_KEY = 'harness own-scenario';

export const ownStore = proxy<OwnState>({
  list: undefined,
  running: stored<HeldScenario>(() => sessionStorage, RUNNING_KEY),
  dialog: undefined,
  chosen: undefined,
  filter: '',
});

/** Loads the list of the files from the server, whose event `files` then keeps it true. */
export async function loadOwnFiles(): Promise<void> {
  setOwnFiles(await control<OwnFiles>('GET', '/files'));
}

export function setOwnFiles(list: OwnFiles): void {
  ownStore.list = ref(list);
}

/** Remembers which file holds the running scenario, also over a reload of the panel. */
export function holdRunning(held: HeldScenario | undefined): void {
  ownStore.running = held;
  sessionStorage.setItem(RUNNING_KEY, JSON.stringify(held ?? null));
}

/** The files that hold a scenario, by their names. */
export function soundFiles(files: readonly OwnFile[]): OwnFile[] {
  return files.filter(({ problems }) => problems.length === 0).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The present file of a name; undefined if there is none. */
export function fileOf(list: OwnFiles | undefined, file: string | undefined): OwnFile | undefined {
  return list?.files.find((one) => one.file === file);
}
