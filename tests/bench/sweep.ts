import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SELECTIONS } from '../../harness/core/states/select';
import { inSequences } from '../../harness/core/states/sequences';
import type { SweepState } from '../../harness/core/states/state';
import { inspectBuild } from '../../harness/kit/build';
import { projectRoot } from '../../harness/kit/project-root';
import { run } from '../../harness/kit/run';
import { startHarnessServer } from '../../harness/server/server';
import { PLAN_VARIABLE } from '../../harness/tools/sweep/plan';
import { runSweep, type Unstarted } from '../../harness/tools/sweep/run-sweep';
import { watchMemory } from './memory';

const ROOT = projectRoot();
const DIST = join(ROOT, 'dist');
/** Approximate sample size. */
const STATES = 120;
const RUN = { distDir: DIST, workers: 3 };
/** States per minute on two quiet cores, and the ratio to plain Playwright. */
const MIN_SPEED = 350;
const MIN_RATIO = 2.5;
/** For all processes of a sweep. */
const MOST_MEGABYTES = 2000;

/**
 * Prints the sweep's states per minute for all pairs, and for a sample compared to plain Playwright, which would take
 * too long for all.
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

/** Samples whole sequences, to keep the share of page loads. */
function sampleOf(pairs: readonly SweepState[]): SweepState[] {
  // No delays and no frames, which the plain test does not check.
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
