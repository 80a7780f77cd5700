import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../cli/build-steps';
import { UsageError } from '../cli/exit';
import { ROOT } from '../cli/paths';
import { PLAN_VARIABLE, type SweepPlan } from './plan';
import { OUTCOMES_FILE, type RunOutcome } from './progress-reporter';
import { PICTURES_FOLDER, STATES_FOLDER } from './record';
import type { ReportData } from './report/report-data';
import { REPORT_JSON } from './report/write-report';
import { finish, PLAN_FILE } from './run-sweep';

/** Folder of Playwright's own results, below a sweep's folder. */
const BLOB_FOLDER = 'blob-report';

/**
 * Merges the shards of one sweep: results, pictures, coverage, and Playwright's own reports. A state that is in no shard counts as failed.
 * The time is that of the slowest shard, because shards run in parallel.
 *
 * @throws {UsageError} when a folder holds no finished sweep, or the folders are not of one sweep
 */
export async function mergeSweeps(shards: readonly string[], out: string): Promise<ReportData> {
  const plans = shards.map(planOf);
  const [plan] = plans;
  if (plan === undefined) throw new UsageError('merge takes the folders of the shards');
  const mismatch = plans.findIndex((other) => identityOf(other) !== identityOf(plan));
  if (mismatch !== -1) {
    throw new UsageError(
      `${shards[mismatch]} is not of the sweep of ${shards[0]}: build, engine, selection, filter and states differ`,
    );
  }
  mkdirSync(out, { recursive: true });
  if (readdirSync(out).length > 0) throw new UsageError(`--out: ${out} is not empty; name a new folder`);
  const outcomes = new Map<string, RunOutcome>();
  for (const [index, shard] of shards.entries()) {
    for (const outcome of outcomesOf(shard)) outcomes.set(outcome.id, outcome);
    for (const folder of [STATES_FOLDER, PICTURES_FOLDER]) copy(join(shard, folder), join(out, folder));
    copy(join(shard, BLOB_FOLDER), join(out, BLOB_FOLDER), `${index + 1}-`);
  }
  const whole = plan.states.map(
    ({ id }): RunOutcome => outcomes.get(id) ?? { id, passed: false, error: 'No shard has shown this state' },
  );
  writeFileSync(join(out, PLAN_FILE), JSON.stringify({ ...plan, out }));
  writeFileSync(join(out, OUTCOMES_FILE), JSON.stringify(whole));
  if (existsSync(join(out, BLOB_FOLDER))) await mergePlaywrightReports(out);
  return finish({ ...plan, out }, Math.max(...shards.map(secondsOf)));
}

function planOf(shard: string): SweepPlan {
  for (const file of [PLAN_FILE, OUTCOMES_FILE, REPORT_JSON]) {
    if (!existsSync(join(shard, file))) throw new UsageError(`${shard} holds no finished sweep: ${file} is missing`);
  }
  return JSON.parse(readFileSync(join(shard, PLAN_FILE), 'utf8')) as SweepPlan;
}

/** The values that are equal in all shards of a sweep, as text. */
function identityOf({ build, engine, selection, filter, states }: SweepPlan): string {
  return JSON.stringify([build, engine ?? 'chromium', selection, filter, states.map(({ id }) => id)]);
}

function outcomesOf(shard: string): RunOutcome[] {
  return JSON.parse(readFileSync(join(shard, OUTCOMES_FILE), 'utf8')) as RunOutcome[];
}

function secondsOf(shard: string): number {
  return (JSON.parse(readFileSync(join(shard, REPORT_JSON), 'utf8')) as ReportData).seconds;
}

/** Copies the files of a folder, if there is one. */
function copy(from: string, to: string, prefix = ''): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) cpSync(join(from, name), join(to, `${prefix}${name}`));
}

/** Writes `junit.xml` and Playwright's own pages from the results of all shards. */
async function mergePlaywrightReports(out: string): Promise<void> {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const config = join(ROOT, 'harness/sweep/sweep.config.ts');
  await run(process.execPath, [cli, 'merge-reports', '-c', config, '--reporter=junit,html', join(out, BLOB_FOLDER)], {
    ...process.env,
    [PLAN_VARIABLE]: join(out, PLAN_FILE),
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(out, 'junit.xml'),
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(out, 'playwright-report'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
}
