import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../cli/build-steps';
import { UsageError } from '../cli/exit';
import { PANEL_DIR, ROOT } from '../cli/paths';
import { encodeLink } from '../engine/link';
import { parseScenario } from '../engine/scenario';
import { CONSTRAINTS } from '../engine/states/space';
import type { SweepState } from '../engine/states/state';
import type { OnServed } from '../server/app-host';
import { inspectBuild } from '../server/build';
import { startHarnessServer } from '../server/server';
import { AXE_FOLDER } from './axe';
import { buildForSweep } from './engines';
import { PLAN_VARIABLE, type SweepPlan } from './plan';
import { OUTCOMES_FILE, type RunOutcome } from './progress-reporter';
import { PICTURES_FOLDER, readRecord, recordPath, STATES_FOLDER, type StateRecord } from './record';
import { type ReportData, reportData } from './report/report-data';
import { writeReport } from './report/write-report';

/** A plan whose server is not started yet. */
export type Unstarted = Omit<SweepPlan, 'port' | 'distDir'>;

export interface SweepOptions {
  readonly distDir: string;
  readonly workers: number;
  /** Which part of the states to run. Default: all. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** Called with each file of the build that is sent to a page. */
  readonly onServed?: OnServed;
}

/** Folder of the build for an engine that needs a copy of its own, below the sweep's folder. */
const SERVED_FOLDER = '.build';

/** File with the plan, below the sweep's folder. */
export const PLAN_FILE = 'plan.json';

/**
 * Runs a sweep in Playwright Test, as a program of its own, and writes its reports into the plan's folder.
 *
 * @throws {UsageError} when the folder contains other files
 * @throws when the sweep could not finish, or the build was replaced meanwhile
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
      ...['-c', join(ROOT, 'harness/sweep/sweep.config.ts')],
      `--workers=${workers}`,
      ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.of}`]),
    ];
    await run(process.execPath, args, { ...process.env, [PLAN_VARIABLE]: planFile });
  } finally {
    await server.close();
  }
  // A report must not mix the pictures of two builds.
  const { hash } = await inspectBuild(distDir, ROOT);
  if (hash !== plan.build) throw new Error('The build was replaced while the sweep ran: sweep again');
  return finish(plan, Math.round((performance.now() - started) / 100) / 10);
}

/** Empties a sweep's folder for a new run; with `resume` keeps the results of the same build. */
function prepareFolder({ out, resume, build, engine, states }: Unstarted): void {
  mkdirSync(out, { recursive: true });
  if (readdirSync(out).length > 0 && !existsSync(join(out, PLAN_FILE))) {
    throw new UsageError(`--out: ${out} holds something else than a sweep; name a new or empty folder`);
  }
  if (!resume || engineOf(out) !== engine)
    for (const folder of [STATES_FOLDER, PICTURES_FOLDER]) rmSync(join(out, folder), { recursive: true, force: true });
  // Passed axe checks are removed, because the states on whose pages they passed may be shown again.
  rmSync(join(out, AXE_FOLDER), { recursive: true, force: true });
  rmSync(join(out, OUTCOMES_FILE), { force: true });
  for (const state of states) {
    const record = readRecord(out, state.id);
    if (record !== undefined && !isCurrent(record, state, build)) rmSync(recordPath(out, state.id));
  }
}

/** Engine of the sweep that the folder holds; undefined if there is none, or it was Chromium. */
function engineOf(out: string): SweepPlan['engine'] {
  const path = join(out, PLAN_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SweepPlan).engine : undefined;
}

/** Whether a result is of this build and of exactly this scenario. */
function isCurrent(record: StateRecord, { scenario }: SweepState, build: string): boolean {
  const parsed = parseScenario(scenario);
  return record.build === build && parsed.ok && record.link === encodeLink(parsed.scenario);
}

/**
 * Writes the reports of what was run.
 *
 * @throws when the folder has no outcomes of the states
 */
export function finish(plan: Unstarted, seconds: number): ReportData {
  const path = join(plan.out, OUTCOMES_FILE);
  if (!existsSync(path)) throw new Error('The sweep was stopped, or could not start; what it printed above says why');
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
