import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseFilter } from '../engine/states/filter';
import { SELECTIONS } from '../engine/states/select';
import { CONSTRAINTS, DIMENSIONS } from '../engine/states/space';
import { inspectBuild } from '../server/build';
import { startHarnessServer } from '../server/server';
import { PLAN_VARIABLE, type SweepPlan } from '../sweep/plan';
import { OUTCOMES_FILE, type RunOutcome } from '../sweep/progress-reporter';
import { PICTURES_FOLDER, readRecord, recordPath, STATES_FOLDER } from '../sweep/record';
import { type ReportData, reportData } from '../sweep/report/report-data';
import { REPORT_HTML, writeReport } from '../sweep/report/write-report';
import { run } from './build-steps';
import { UsageError } from './exit';
import { DIST_DIR, PANEL_DIR, ROOT } from './paths';

/** A plan whose server is not started yet. */
type Unstarted = Omit<SweepPlan, 'port'>;

/** What `sweep` takes on the command line. */
export interface SweepArguments {
  readonly states: string;
  /** Dimensions of `triples`, separated by commas. */
  readonly of: string | undefined;
  readonly filter: string;
  /** `i/n`. */
  readonly shard: string | undefined;
  readonly out: string;
  readonly resume: boolean;
  readonly workers: string | undefined;
  readonly retries: string | undefined;
  readonly dist: string | undefined;
}

/** The last line of a sweep's output. */
export interface SweepSummary {
  readonly states: number;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly report: string;
}

/** States a minute that two quiet cores manage; only to say beforehand how long a sweep will take. */
const USUAL_SPEED = 350;
const DEFAULT_WORKERS = 2;
const PLAN_FILE = 'plan.json';

/**
 * Sweeps states; resolves with the exit code: 1 if one failed.
 *
 * @throws {UsageError} when an argument is wrong, or there is no build
 */
export async function sweep(given: SweepArguments): Promise<number> {
  const distDir = given.dist === undefined ? DIST_DIR : resolve(given.dist);
  const plan = await planOf(given, distDir);
  const workers = wholeNumber('workers', given.workers, 1) ?? DEFAULT_WORKERS;
  const retries = wholeNumber('retries', given.retries, 0) ?? 0;
  const shard = shardOf(given.shard);
  prepareFolder(plan);
  const count = Math.ceil(plan.states.length / (shard?.of ?? 1));
  console.error(`${count} states, about ${duration((count / USUAL_SPEED) * 60)} on two quiet cores`);
  const started = performance.now();
  const planFile = join(plan.out, PLAN_FILE);
  const server = await startHarnessServer({ port: 0, distDir, panelDir: PANEL_DIR });
  writeFileSync(planFile, JSON.stringify({ ...plan, port: server.port } satisfies SweepPlan));
  await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...['-c', join(ROOT, 'harness/sweep/sweep.config.ts')],
      `--workers=${workers}`,
      `--retries=${retries}`,
      ...(shard === undefined ? [] : [`--shard=${shard.index}/${shard.of}`]),
    ],
    { ...process.env, [PLAN_VARIABLE]: planFile },
  );
  await server.close();
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const { passed, failed } = finish(plan, seconds);
  const report = join(plan.out, REPORT_HTML);
  console.log(JSON.stringify({ states: passed + failed, passed, failed, seconds, report } satisfies SweepSummary));
  return failed === 0 ? 0 : 1;
}

async function planOf({ states, of, filter, out, resume }: SweepArguments, distDir: string): Promise<Unstarted> {
  const select = Object.hasOwn(SELECTIONS, states) ? SELECTIONS[states] : undefined;
  if (select === undefined) {
    throw new UsageError(`--states is one of ${Object.keys(SELECTIONS).join(', ')}, not "${states}"`);
  }
  const dimensions = of?.split(',');
  const unknown = dimensions?.find((name) => !DIMENSIONS.some((dimension) => dimension.name === name));
  if (unknown !== undefined || (dimensions !== undefined && dimensions.length < 3)) {
    throw new UsageError(`--of takes three or more of ${DIMENSIONS.map(({ name }) => name).join(', ')}`);
  }
  const parsed = parseFilter(filter);
  if (!parsed.ok) throw new UsageError(parsed.message);
  const { hash, problems, remedy } = await inspectBuild(distDir, ROOT);
  if (hash === null) throw new UsageError(`There is no build in ${distDir}; run: ${remedy}`);
  if (problems.length > 0)
    console.error(`${problems.slice(0, 5).join('\n')}\nTo sweep the sources as they are, run: ${remedy}`);
  const selected = select(dimensions).states.filter(parsed.matches);
  if (selected.length === 0) throw new UsageError(`No state of "${states}" matches the filter "${filter}"`);
  return { out: resolve(out), build: hash, selection: states, filter, resume, states: selected };
}

/** Empties a sweep's folder for a new run; with `resume` keeps the results of the same build. */
function prepareFolder({ out, resume, build, states }: Unstarted): void {
  mkdirSync(out, { recursive: true });
  if (readdirSync(out).length > 0 && !existsSync(join(out, PLAN_FILE))) {
    throw new UsageError(`--out: ${out} holds something else than a sweep; name a new or empty folder`);
  }
  if (!resume)
    for (const folder of [STATES_FOLDER, PICTURES_FOLDER]) rmSync(join(out, folder), { recursive: true, force: true });
  rmSync(join(out, OUTCOMES_FILE), { force: true });
  for (const { id } of states) {
    const record = readRecord(out, id);
    if (record !== undefined && record.build !== build) rmSync(recordPath(out, id));
  }
}

/** Writes the reports of what was run. */
function finish(plan: Unstarted, seconds: number): ReportData {
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

function wholeNumber(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) < least) {
    throw new UsageError(`--${name} takes a whole number from ${least}, not "${value}"`);
  }
  return Number(value);
}

function shardOf(value: string | undefined): { index: number; of: number } | undefined {
  if (value === undefined) return undefined;
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  if (Number(index) < 1 || Number(index) > Number(of) || index === undefined) {
    throw new UsageError(`--shard takes i/n with i from 1 to n, such as 2/4, not "${value}"`);
  }
  return { index: Number(index), of: Number(of) };
}

function duration(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
