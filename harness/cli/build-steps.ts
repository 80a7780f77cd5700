import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectBuild } from '../kit/build';
import { newestAfter } from '../kit/newest';
import { DIST_DIR, OUT_DIR, ROOT } from '../kit/paths';
import { run } from '../kit/run';

export interface BuildStep {
  readonly name: string;
  /** A program in `node_modules` and its arguments, run by the present Node, so without a shell. */
  readonly command: readonly string[];
  /** Undefined if it is up to date. */
  readonly reason: () => Promise<string | undefined>;
}

const PAGES: BuildStep = {
  name: 'pages of the server',
  command: ['vite/bin/vite.js', 'build', 'harness/server/pages', '--logLevel', 'warn'],
  reason: () => reasonToBuild(['pages/stage.js'], PAGES_SOURCES),
};

export const BUILD_STEPS: readonly BuildStep[] = [
  {
    name: 'account area',
    // Vite would list a thousand font files.
    command: ['vite/bin/vite.js', 'build', 'src', '--logLevel', 'warn'],
    reason: async () => (await inspectBuild(DIST_DIR, ROOT)).problems[0],
  },
  {
    name: 'panel and desktop shell',
    command: ['electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'],
    reason: () => reasonToBuild(HARNESS_OUTPUTS, HARNESS_SOURCES),
  },
  PAGES,
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
const PAGES_SOURCES = [
  'harness/server/pages',
  'harness/core',
  'harness/tools/sweep/report',
  'src/domain',
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

/** Undefined if `out/` is newer than its sources. */
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

export const HARNESS_STEPS = BUILD_STEPS.slice(1);

/** For commands that start a server or write a report, because these read the pages. */
export function buildPages(): Promise<void> {
  return buildStale(process.env, [PAGES]);
}

/** Prints the tools' output on stderr. @param steps default: everything @throws when a build fails */
export async function buildStale(env: NodeJS.ProcessEnv, steps = BUILD_STEPS): Promise<void> {
  for (const { name, command, reason } of steps) {
    const why = await reason();
    if (why === undefined) continue;
    console.error(`${name}: building, because ${why}`);
    const started = performance.now();
    const [program = '', ...args] = command;
    const code = await run(process.execPath, [join(ROOT, 'node_modules', program), ...args], env);
    if (code !== 0) throw new Error(`Building the ${name} failed with code ${code}; see its output above`);
    console.error(`${name}: built in ${Math.round((performance.now() - started) / 1000)} s`);
  }
}
