import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths';

export interface ElectronRuntime {
  /** Path of the program. */
  readonly path: string;
  /** Major version of Electron, for which the desktop shell is built; undefined if the runtime has no `version` file. */
  readonly major: string | undefined;
}

/** The program's path in an Electron download. Default: `electron`. */
const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/** The program's path in the folder of an Electron runtime, on this platform. */
export const ELECTRON_PROGRAM = PROGRAMS[process.platform] ?? 'electron';

/** Message that no Electron runtime was found, and how to get one. */
export const NO_ELECTRON =
  'there is no Electron runtime ("npx install-electron" downloads one; ELECTRON_OVERRIDE_DIST_PATH names another)';

/**
 * Finds the Electron runtime: the program that ELECTRON_EXEC_PATH names, the folder that ELECTRON_OVERRIDE_DIST_PATH names, or the
 * download of the package `electron`, in this order. Searches by path, because importing the package downloads a missing runtime.
 */
export function findElectron(env: NodeJS.ProcessEnv = process.env): ElectronRuntime | undefined {
  const folders = [env.ELECTRON_OVERRIDE_DIST_PATH, join(ROOT, 'node_modules/electron/dist')];
  const candidates = [env.ELECTRON_EXEC_PATH, ...folders.map((folder) => folder && join(folder, ELECTRON_PROGRAM))];
  const path = candidates.find((candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate));
  return path === undefined ? undefined : { path, major: majorOf(dirname(path)) };
}

/** Reads the `version` file of a download. The file is beside the program; on macOS it is three folders above. */
function majorOf(folder: string): string | undefined {
  for (const above of ['.', '../../..']) {
    const file = join(folder, above, 'version');
    if (existsSync(file)) return /^v?(\d+)\./.exec(readFileSync(file, 'utf8'))?.[1];
  }
  return undefined;
}

/** Whether a window can be shown: always on macOS and Windows, elsewhere if DISPLAY or WAYLAND_DISPLAY is set. */
export function hasDisplay(env: NodeJS.ProcessEnv = process.env): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
