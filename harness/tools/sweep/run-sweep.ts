import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeLink } from '../../core/link';
import { parseScenario } from '../../core/scenario';
import { CONSTRAINTS } from '../../core/states/space';
import type { SweepState } from '../../core/states/state';
import { inspectBuild } from '../../kit/build';
import { UsageError } from '../../kit/errors';
import { PANEL_DIR, ROOT } from '../../kit/paths';
import { PICTURES_FOLDER, readRecord, recordPath, STATES_FOLDER, type StateRecord } from '../../kit/record';
import { run } from '../../kit/run';
import type { OnServed } from '../../server/app-host';
import { startHarnessServer } from '../../server/server';
import { buildForSweep } from './engines';
import { PLAN_VARIABLE, type SweepPlan } from './plan';
import { OUTCOMES_FILE, type RunOutcome } from './progress-reporter';
import { type ReportData, reportData } from './report/report-data';
import { writeReport } from './report/write-report';

/** Before its server is started. */
export type Unstarted = Omit<SweepPlan, 'port' | 'distDir'>;

export interface SweepOptions {
  readonly distDir: string;
  readonly workers: number;
  /** Default: all. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Called for each build file that is sent to a page. */
  readonly onServed?: OnServed;
}

/** For an engine's own copy of the build, below the sweep's folder. */
const SERVED_FOLDER = '.build';

/** Below the sweep's folder. */
export const PLAN_FILE = 'plan.json';

/**
 * Runs a sweep in Playwright Test in its own process, and writes its reports into the plan's folder.
 * @throws {UsageError} if the folder has other files
 * @throws if the sweep could not finish, or the build was replaced during it
 */
export async function runSweep(
  plan: Unstarted,
  { distDir, workers, shard, onServed }: SweepOptions,
): Promise<ReportData> {
  prepareFolder(plan);
  const started = performance.now();
  const planFile = join(plan.out, PLAN_FILE);
  const served = buildForSweep(plan.engine, distDir, join(plan.out, SERVED_FOLDER));
  const server = await startHarnessServer({
    port: 0,
    distDir: served,
    panelDir: PANEL_DIR,
    ...(onServed && { onServed }),
  });
  try {
    writeFileSync(planFile, JSON.stringify({ ...plan, port: server.port, distDir } satisfies SweepPlan));
    const args = [
      join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...['-c', join(ROOT, 'harness/tools/sweep/sweep.config.ts')],
      `--workers=${workers}`,
      ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.of}`]),
    ];
    await run(process.execPath, args, { ...process.env, [PLAN_VARIABLE]: planFile });
  } finally {
    await server.close();
  }
  // A report must not mix pictures of two builds.
  const { hash } = await inspectBuild(distDir, ROOT);
  if (hash !== plan.build) throw new Error('The build was replaced while the sweep ran: sweep again');
  return finish(plan, Math.round((performance.now() - started) / 100) / 10);
}

/** Empties a sweep's folder for a new run; `resume` keeps results of the same build. */
function prepareFolder({ out, resume, build, engine, states }: Unstarted): void {
  mkdirSync(out, { recursive: true });
  if (readdirSync(out).length > 0 && !existsSync(join(out, PLAN_FILE))) {
    throw new UsageError(`--out: ${out} has other files than a sweep; name a new or empty folder`);
  }
  if (!resume || engineOf(out) !== engine)
    for (const folder of [STATES_FOLDER, PICTURES_FOLDER]) rmSync(join(out, folder), { recursive: true, force: true });
  rmSync(join(out, OUTCOMES_FILE), { force: true });
  for (const state of states) {
    const record = readRecord(out, state.id);
    if (record !== undefined && !isCurrent(record, state, build)) rmSync(recordPath(out, state.id));
  }
}

/** Engine of the folder's sweep; undefined for Chromium or no sweep. */
function engineOf(out: string): SweepPlan['engine'] {
  const path = join(out, PLAN_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SweepPlan).engine : undefined;
}

/** Whether a result is of this build and exactly this scenario. */
function isCurrent(record: StateRecord, { scenario }: SweepState, build: string): boolean {
  const parsed = parseScenario(scenario);
  return record.build === build && parsed.ok && record.link === encodeLink(parsed.scenario);
}

/** @throws if the folder has no outcomes */
export function finish(plan: Unstarted, seconds: number): ReportData {
  const path = join(plan.out, OUTCOMES_FILE);
  if (!existsSync(path)) throw new Error('The sweep was stopped, or could not start; see its output above');
  const outcomes = JSON.parse(readFileSync(path, 'utf8')) as RunOutcome[];
  const data = reportData(
    plan,
    outcomes,
    seconds,
    CONSTRAINTS.map(({ between, reason }) => `${between.join(' and ')}: ${reason}`),
  );
  writeReport(plan.out, data);
  return data;
}
