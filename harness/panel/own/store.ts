import { proxy, ref } from 'valtio';
import type { OwnFile, OwnFiles } from '../../core/own-files';
import { control } from '../state/api';
import { stored } from '../state/stored';
import type { HeldScenario } from './running-file';

/** The tester's scenarios and walks, and the files in use. */

export type Subject = 'scenario' | 'walk';

export type OwnDialog =
  | { readonly asks: 'name'; readonly subject: Subject; readonly name: string }
  | { readonly asks: 'rename'; readonly of: OwnFile }
  /** The file differs from the known one. */
  | { readonly asks: 'conflict'; readonly subject: Subject; readonly file: string }
  /** Only reports the imported files. */
  | { readonly asks: 'nothing'; readonly imported: readonly Imported[] };

/** The kept name, or why the file was rejected. */
export type Imported = { readonly from: string } & ({ readonly kept: string } | { readonly refused: string });

interface OwnState {
  /** Undefined until the server has answered. */
  list: OwnFiles | undefined;
  running: HeldScenario | undefined;
  dialog: OwnDialog | undefined;
  /** File with its details shown. */
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

/** The server's event `files` keeps the list current. */
export async function loadOwnFiles(): Promise<void> {
  setOwnFiles(await control<OwnFiles>('GET', '/files'));
}

export function setOwnFiles(list: OwnFiles): void {
  ownStore.list = ref(list);
}

/** Survives a reload of the panel. */
export function holdRunning(held: HeldScenario | undefined): void {
  ownStore.running = held;
  sessionStorage.setItem(RUNNING_KEY, JSON.stringify(held ?? null));
}

/** Files with a valid scenario, sorted by name. */
export function soundFiles(files: readonly OwnFile[]): OwnFile[] {
  return files.filter(({ problems }) => problems.length === 0).sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function fileOf(list: OwnFiles | undefined, file: string | undefined): OwnFile | undefined {
  return list?.files.find((one) => one.file === file);
}
