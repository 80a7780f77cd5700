import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Checks too slow for CI, all or the named ones; results go to `release-figures.json`. `--figures` only reads them.
 * Exits with 1 if a check failed, is old or never ran.
 */

/** Commands by check. */
const CHECKS: Readonly<Record<string, string>> = {
  'e2e:whole': 'npm run -s e2e:whole -- --grep @whole',
  named: 'npm run -s harness -- sweep --states named --out out/release/named',
  pairs: 'npm run -s harness -- sweep --states pairs --out out/release/pairs',
  walks: 'npm run -s harness -- walk --all --language en,de-DE,ar-SA,ja-JP',
  engines: 'npm run -s engines',
  bench: 'npm run -s bench',
  ...Object.fromEntries(
    ['domain', 'api', 'lib', 'features', 'modes', 'vendors', 'engine', 'states'].map((room) => [
      `mutate-${room}`,
      `npm run -s mutate -- ${room}`,
    ]),
  ),
};
/** After more commits a figure is outdated. */
const MOST_COMMITS = 200;
const FILE = join(import.meta.dirname, 'release-figures.json');

interface Figure {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly commit: string;
  readonly passed: boolean;
  readonly minutes: number;
}

const readFigures = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Figure | undefined>;
const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

function run(name: string, command: string): void {
  console.log(`\n── ${name}: ${command}`);
  const startedAt = performance.now();
  const passed = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  const date = new Date().toISOString().slice(0, 10);
  const figure: Figure = { date, commit: git('rev-parse', '--short', 'HEAD'), passed, minutes };
  writeFileSync(FILE, `${JSON.stringify({ ...readFigures(), [name]: figure }, null, 2)}\n`);
}

/** Undefined if fine. */
function problemOf(figure: Figure | undefined): string | undefined {
  if (figure === undefined) return 'never run';
  if (!figure.passed) return 'failed';
  const since = Number(git('rev-list', '--count', `${figure.commit}..HEAD`));
  return since > MOST_COMMITS ? `${since} commits old` : undefined;
}

const { values, positionals } = parseArgs({ options: { figures: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in CHECKS));
if (unknown.length > 0) throw new Error(`No check ${unknown.join(', ')}. Checks: ${Object.keys(CHECKS).join(', ')}`);
const wanted = values.figures ? [] : positionals.length > 0 ? positionals : Object.keys(CHECKS);
if (wanted.length > 0) spawnSync('npm run -s build && npm run -s build:harness', { shell: true, stdio: 'inherit' });
for (const name of wanted) run(name, CHECKS[name] ?? '');

const figures = readFigures();
const rows = Object.keys(CHECKS).map((check) => ({
  check,
  ...figures[check],
  problem: problemOf(figures[check]) ?? '',
}));
console.table(rows);
process.exitCode = rows.some(({ problem }) => problem !== '') ? 1 : 0;
