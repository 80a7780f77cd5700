import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../harness/cli/build-steps';
import { SELECTIONS } from '../../harness/engine/states/select';
import { inSequences } from '../../harness/engine/states/sequences';
import type { SweepState } from '../../harness/engine/states/state';
import { inspectBuild } from '../../harness/server/build';
import { projectRoot } from '../../harness/server/project-root';
import { startHarnessServer } from '../../harness/server/server';
import { PLAN_VARIABLE } from '../../harness/sweep/plan';
import { runSweep, type Unstarted } from '../../harness/sweep/run-sweep';
import { watchMemory } from './memory';

const ROOT = projectRoot();
const DIST = join(ROOT, 'dist');
/** About how many of the pairs are in the sample. */
const STATES = 120;
const RUN = { distDir: DIST, workers: 3 };
/** Targets: states a minute on two quiet cores, and the ratio to plain Playwright. */
const MIN_SPEED = 350;
const MIN_RATIO = 2.5;
/** Target for all processes of a sweep together. */
const MOST_MEGABYTES = 2000;

/**
 * Prints how many states a minute the sweep of all pairs shows with all checks and pictures; and the same for a sample of them, beside plain
 * Playwright with the same states and checks, which would take a quarter of an hour for all.
 */
export async function sweepSpeed(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-bench-'));
  const { hash } = await inspectBuild(DIST, ROOT);
  const planOf = (name: string, states: readonly SweepState[]) => ({
    out: join(folder, name),
    build: hash ?? '',
    selection: name,
    filter: '',
    resume: false,
    states,
  });
  const pairs = SELECTIONS.pairs?.().states ?? [];
  const sample = sampleOf(pairs);
  try {
    const memory = watchMemory();
    const whole = await runSweep(planOf('pairs', pairs), RUN);
    const megabytes = memory.stop();
    const { seconds } = await runSweep(planOf('sample', sample), RUN);
    const plain = await plainSeconds(planOf('plain', sample));
    const perMinute = (states: readonly SweepState[], time: number) => Math.round((states.length / time) * 60);
    console.log(
      `  ${perMinute(pairs, whole.seconds)} states a minute: all ${pairs.length} pairs in ${Math.round(whole.seconds)} s, ${whole.failed} failed (aim: ${MIN_SPEED} or more on two quiet cores)`,
    );
    console.log(`  ${megabytes} MB of memory at most (aim: below ${MOST_MEGABYTES})`);
    console.log(
      `  ${perMinute(sample, seconds)} states a minute in a sample of ${sample.length}; ${perMinute(sample, plain)} with plain Playwright; ratio ${(plain / seconds).toFixed(2)} (aim: ${MIN_RATIO} or more)`,
    );
    console.log(`  ${RUN.workers} workers, start included; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A sample of whole sequences of the sweep of pairs, so that the share of page loads is the same as in the whole sweep. */
function sampleOf(pairs: readonly SweepState[]): SweepState[] {
  // Leaves out states with delays, which would measure waiting, and states in frames, which the plain Playwright test does not check.
  const usual = pairs.filter(
    ({ scenario: { mode, faults = [] } }) =>
      mode !== 'mini-program' && !faults.some(({ kind }) => kind === 'timeout' || kind === 'slow'),
  );
  const sequences = inSequences(usual);
  const every = Math.round(usual.length / STATES);
  return sequences.filter((_sequence, at) => at % every === Math.floor(every / 2)).flat();
}

async function plainSeconds(plan: Unstarted): Promise<number> {
  mkdirSync(plan.out, { recursive: true });
  const server = await startHarnessServer({ port: 0, distDir: DIST, panelDir: join(ROOT, 'out/renderer') });
  const file = join(plan.out, 'plan.json');
  writeFileSync(file, JSON.stringify({ ...plan, port: server.port }));
  const started = performance.now();
  const config = join(import.meta.dirname, 'plain-sweep.config.ts');
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'test', '-c', config], { ...process.env, [PLAN_VARIABLE]: file });
  const seconds = (performance.now() - started) / 1000;
  await server.close();
  return seconds;
}
