import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths';

export interface ElectronRuntime {
  /** The program. */
  readonly path: string;
  /** Major version, for a build that fits it; undefined where the runtime does not say. */
  readonly major: string | undefined;
}

/** The program's place in an Electron download, by `process.platform`. */
const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/**
 * The Electron runtime at hand: named by the environment, or downloaded by the package. Looked for by path, because
 * importing the package downloads a runtime where there is none.
 */
export function findElectron(env: NodeJS.ProcessEnv = process.env): ElectronRuntime | undefined {
  const program = PROGRAMS[process.platform] ?? 'electron';
  const folders = [env.ELECTRON_OVERRIDE_DIST_PATH, join(ROOT, 'node_modules/electron/dist')];
  const candidates = [env.ELECTRON_EXEC_PATH, ...folders.map((folder) => folder && join(folder, program))];
  const path = candidates.find((candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate));
  return path === undefined ? undefined : { path, major: majorOf(dirname(path)) };
}

/** A download carries its version in a file beside the program; on macOS further up. */
function majorOf(folder: string): string | undefined {
  for (const above of ['.', '../../..']) {
    const file = join(folder, above, 'version');
    if (existsSync(file)) return /^v?(\d+)\./.exec(readFileSync(file, 'utf8'))?.[1];
  }
  return undefined;
}

/** Whether a window can be shown: always on macOS and Windows, elsewhere where a display server is named. */
export function hasDisplay(env: NodeJS.ProcessEnv = process.env): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
