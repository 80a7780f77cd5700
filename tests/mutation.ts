import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * Mutation tests: StrykerJS changes the rules of a room one by one, and the room's tests have to notice.
 *
 * `npm run mutate` takes all rooms, `npm run mutate -- domain` one, `-- domain src/domain/dates.ts` one file. Exits with 1
 * if a room misses its aim. `MUTATION_CONCURRENCY=1` runs one change at a time. A whole room's run updates
 * `mutation-figures.json`.
 */

interface Room {
  readonly mutate: readonly string[];
  /** Unit tests that must notice it. */
  readonly tests: readonly string[];
  /** Milliseconds a test; hanging counts as noticed. Default: 10,000. */
  readonly slowestTestMs?: number;
  /** Percentage that must be noticed. */
  readonly aim: number;
}

const ROOT = resolve(import.meta.dirname, '..');
const FIGURES = join(import.meta.dirname, 'mutation-figures.json');

const ROOMS: Readonly<Record<string, Room>> = {
  domain: { mutate: ['src/domain/**/*.ts'], tests: testsOf('src/domain'), aim: 95 },
  api: { mutate: withoutReact('src/api'), tests: testsOf('src/api'), aim: 95 },
  lib: { mutate: withoutReact('src/lib'), tests: testsOf('src/lib'), aim: 95 },
  engine: {
    mutate: ['harness/core/**/*.ts', '!harness/core/states/**'],
    tests: ['harness/core/*.test.ts', ...testsOf('harness/core/mock'), ...testsOf('fixtures')],
    aim: 90,
  },
  // A separate room, because its tests are slow. Skips those that take seconds.
  states: {
    mutate: ['harness/core/states/*.ts'],
    tests: ['harness/core/states/*.test.ts'],
    slowestTestMs: 60_000,
    aim: 90,
  },
  modes: { mutate: ['src/modes/**/*.ts'], tests: testsOf('src/modes'), aim: 80 },
  vendors: { mutate: ['src/vendors/**/*.ts'], tests: testsOf('src/vendors'), aim: 80 },
  features: { mutate: withoutReact('src/features'), tests: testsOf('src/features'), aim: 80 },
};

function testsOf(folder: string): string[] {
  return [`${folder}/**/*.test.{ts,tsx}`];
}

const NEVER = ['!**/*.test.ts', '!**/testing/**', '!**/*testing.ts'];

/** Without components and hooks, which browsers test. */
function withoutReact(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((path) => !/from 'react(-[\w-]+)?'|export function use[A-Z]/.test(readFileSync(join(ROOT, path), 'utf8')));
}

function run(name: string, { mutate, tests, slowestTestMs = 10_000, aim }: Room, files: readonly string[]): boolean {
  const stryker = join(
    createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'),
    '../bin/stryker.js',
  );
  const out = `out/mutation/${name}`;
  const args = [
    ...[stryker, 'run', 'tests/stryker.config.mjs'],
    ...['--mutate', [...(files.length > 0 ? files : mutate), ...NEVER].join(',')],
  ];
  const env = {
    ...process.env,
    MUTATION_TESTS: JSON.stringify(tests),
    MUTATION_TEST_MS: String(slowestTestMs),
    MUTATION_OUT: out,
    MUTATION_AIM: String(aim),
  };
  const report = join(ROOT, out, 'report.json');
  // A stopped run must not leave old figures.
  rmSync(report, { force: true });
  const isGreen = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
  if (files.length === 0 && existsSync(report)) noteFigures(name, report);
  return isGreen;
}

interface Figures {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly changes: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
}

/** Replaces the room's figures in `mutation-figures.json`. */
function noteFigures(room: string, report: string): void {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<string, { mutants: readonly { readonly status: string }[] }>;
  };
  const ends = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...statuses: string[]) => ends.filter((status) => statuses.includes(status)).length;
  const [killed, timedOut, survived] = [count('Killed'), count('Timeout'), count('Survived', 'NoCoverage')];
  const figures: Figures = {
    date: new Date().toISOString().slice(0, 10),
    changes: killed + timedOut + survived,
    killed,
    timedOut,
    survived,
  };
  const all = JSON.parse(readFileSync(FIGURES, 'utf8')) as Record<string, Figures>;
  writeFileSync(FIGURES, `${JSON.stringify({ ...all, [room]: figures }, null, 2)}\n`);
}

const [room, ...files] = process.argv.slice(2);
if (room !== undefined && !(room in ROOMS)) {
  console.error(`There is no room ${room}. Rooms: ${Object.keys(ROOMS).join(', ')}`);
  process.exit(2);
}
const chosen = Object.entries(ROOMS).filter(([name]) => room === undefined || name === room);
const below = chosen.filter(([name, its]) => !run(name, its, files)).map(([name]) => name);
if (below.length > 0) {
  console.error(`Below their aim, or failed: ${below.join(', ')}`);
  process.exit(1);
}
