import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths';

export interface ElectronRuntime {
  /** Path of the program. */
  readonly path: string;
  /** Electron's major version; undefined without a `version` file. */
  readonly major: string | undefined;
}

/** Default: `electron`. */
const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

export const ELECTRON_PROGRAM = PROGRAMS[process.platform] ?? 'electron';

export const NO_ELECTRON =
  'there is no Electron runtime ("npx install-electron" downloads one; ELECTRON_OVERRIDE_DIST_PATH names another)';

/**
 * From ELECTRON_EXEC_PATH, ELECTRON_OVERRIDE_DIST_PATH or the `electron` package. Searches by path: an import would
 * download a missing runtime.
 */
export function findElectron(env: NodeJS.ProcessEnv = process.env): ElectronRuntime | undefined {
  const folders = [env.ELECTRON_OVERRIDE_DIST_PATH, join(ROOT, 'node_modules/electron/dist')];
  const candidates = [env.ELECTRON_EXEC_PATH, ...folders.map((folder) => folder && join(folder, ELECTRON_PROGRAM))];
  const path = candidates.find((candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate));
  return path === undefined ? undefined : { path, major: majorOf(dirname(path)) };
}

/** On macOS the file is three folders above the program. */
function majorOf(folder: string): string | undefined {
  for (const above of ['.', '../../..']) {
    const file = join(folder, above, 'version');
    if (existsSync(file)) return /^v?(\d+)\./.exec(readFileSync(file, 'utf8'))?.[1];
  }
  return undefined;
}

/** On Linux, DISPLAY or WAYLAND_DISPLAY must be set. */
export function hasDisplay(env: NodeJS.ProcessEnv = process.env): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
