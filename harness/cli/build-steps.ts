import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectBuild } from '../server/build';
import { newestAfter } from '../server/newest';
import { DIST_DIR, OUT_DIR, ROOT } from './paths';
import { onStopRequest } from './stop';

/** Something that `npm start` builds when it is missing or older than its sources. */
export interface BuildStep {
  readonly name: string;
  /** Program in `node_modules` and its arguments. It is run with the present Node executable, so that no shell is needed. */
  readonly command: readonly string[];
  /** Why it has to be built; undefined if it is up to date. */
  readonly reason: () => Promise<string | undefined>;
}

/** The account area is built by Vite; panel, main process and preload by electron-vite. */
export const BUILD_STEPS: readonly BuildStep[] = [
  {
    name: 'account area',
    // Vite's list of a thousand font files would hide all other output.
    command: ['vite/bin/vite.js', 'build', 'src', '--logLevel', 'warn'],
    reason: async () => (await inspectBuild(DIST_DIR, ROOT)).problems[0],
  },
  {
    name: 'panel and desktop shell',
    command: ['electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'],
    reason: () => reasonToBuild(HARNESS_OUTPUTS, HARNESS_SOURCES),
  },
  {
    name: 'gallery',
    command: ['vite/bin/vite.js', 'build', 'harness/gallery', '--logLevel', 'warn'],
    reason: () => reasonToBuild(['gallery/index.html'], GALLERY_SOURCES),
  },
];

const HARNESS_SOURCES = [
  'harness',
  'fixtures',
  'src/api',
  'src/domain',
  'src/i18n',
  'electron.vite.config.ts',
  'package-lock.json',
];
const GALLERY_SOURCES = [
  'harness/gallery',
  'src/ui',
  'src/domain',
  'src/i18n',
  'src/public/locales',
  'package-lock.json',
];
const HARNESS_OUTPUTS = ['main/index.cjs', 'preload/index.cjs', 'renderer/index.html'];

/** Why files under `out/` have to be built again; undefined if they are newer than their sources. */
async function reasonToBuild(paths: readonly string[], sources: readonly string[]): Promise<string | undefined> {
  const outputs = await Promise.all(
    paths.map(async (path) => ({ path, file: await stat(join(OUT_DIR, path)).catch(() => undefined) })),
  );
  const missing = outputs.find(({ file }) => file === undefined);
  if (missing !== undefined) return `out/${missing.path} is missing`;
  const oldest = Math.min(...outputs.map(({ file }) => file?.mtimeMs ?? 0));
  const newer = await newestAfter(ROOT, sources, oldest);
  return newer === undefined ? undefined : `${newer} is newer than the build`;
}

/** What the harness itself needs, without the account area. */
export const HARNESS_STEPS = BUILD_STEPS.slice(1);

/**
 * Builds what is missing or stale, with the tools' own output on stderr.
 *
 * @param steps default: everything
 * @throws when a build fails
 */
export async function buildStale(env: NodeJS.ProcessEnv, steps = BUILD_STEPS): Promise<void> {
  for (const { name, command, reason } of steps) {
    const why = await reason();
    if (why === undefined) {
      console.error(`${name}: up to date`);
      continue;
    }
    console.error(`${name}: building, because ${why}`);
    const started = performance.now();
    const [program = '', ...args] = command;
    const code = await run(process.execPath, [join(ROOT, 'node_modules', program), ...args], env);
    if (code !== 0) throw new Error(`Building the ${name} failed with code ${code}; what it printed above says why`);
    console.error(`${name}: built in ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

/** Exit code that `run` returns for a program that was ended by a signal. */
export const STOPPED = 130;

/** Runs a program in the project's folder, with stdout sent to stderr; resolves with its exit code. */
export function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['inherit', 2, 2] });
    const off = onStopRequest(() => child.kill());
    child.once('error', reject);
    child.once('exit', (code) => {
      off();
      resolve(code ?? STOPPED);
    });
  });
}
