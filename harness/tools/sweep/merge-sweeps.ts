import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../kit/errors';
import { ROOT } from '../../kit/paths';
import { PICTURES_FOLDER, STATES_FOLDER } from '../../kit/record';
import { run } from '../../kit/run';
import { PLAN_VARIABLE, type SweepPlan } from './plan';
import { OUTCOMES_FILE, type RunOutcome } from './progress-reporter';
import type { ReportData } from './report/report-data';
import { REPORT_JSON } from './report/write-report';
import { finish, PLAN_FILE } from './run-sweep';

/** For Playwright's results, below a sweep's folder. */
const BLOB_FOLDER = 'blob-report';

/**
 * Merges results, pictures, coverage and Playwright's reports of one sweep's shards. A state in no shard counts as
 * failed. The time is the slowest shard's, because shards run in parallel.
 * @throws {UsageError} if a sweep is unfinished, or the folders belong to different sweeps
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
    if (!existsSync(join(shard, file))) throw new UsageError(`${shard} has no finished sweep: ${file} is missing`);
  }
  return JSON.parse(readFileSync(join(shard, PLAN_FILE), 'utf8')) as SweepPlan;
}

/** Values that must be equal in all shards, as text. */
function identityOf({ build, engine, selection, filter, states }: SweepPlan): string {
  return JSON.stringify([build, engine ?? 'chromium', selection, filter, states.map(({ id }) => id)]);
}

function outcomesOf(shard: string): RunOutcome[] {
  return JSON.parse(readFileSync(join(shard, OUTCOMES_FILE), 'utf8')) as RunOutcome[];
}

function secondsOf(shard: string): number {
  return (JSON.parse(readFileSync(join(shard, REPORT_JSON), 'utf8')) as ReportData).seconds;
}

function copy(from: string, to: string, prefix = ''): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) cpSync(join(from, name), join(to, `${prefix}${name}`));
}

/** Writes `junit.xml` and Playwright's pages from the results of all shards. */
async function mergePlaywrightReports(out: string): Promise<void> {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const config = join(ROOT, 'harness/tools/sweep/sweep.config.ts');
  await run(process.execPath, [cli, 'merge-reports', '-c', config, '--reporter=junit,html', join(out, BLOB_FOLDER)], {
    ...process.env,
    [PLAN_VARIABLE]: join(out, PLAN_FILE),
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(out, 'junit.xml'),
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(out, 'playwright-report'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  });
}
