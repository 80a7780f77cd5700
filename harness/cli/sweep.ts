import { join, resolve } from 'node:path';
import type { PseudoKind } from '../../fixtures/pseudo-languages';
import { lookUp } from '../../src/domain/look-up';
import { duration } from '../core/duration';
import { parseFilter } from '../core/states/filter';
import { SELECTIONS } from '../core/states/select';
import { expectedSeconds } from '../core/states/speed';
import type { SweepState } from '../core/states/state';
import { inspectBuild } from '../kit/build';
import { UsageError } from '../kit/errors';
import { DIST_DIR, ROOT } from '../kit/paths';
import { type EngineName, ensureEngine } from '../tools/browsers/engines';
import { labelOf, limitsOf } from '../tools/sweep/engines';
import { mergeSweeps } from '../tools/sweep/merge-sweeps';
import type { ReportData } from '../tools/sweep/report/report-data';
import { REPORT_HTML } from '../tools/sweep/report/write-report';
import { runSweep, type Unstarted } from '../tools/sweep/run-sweep';
import { buildPages } from './build-steps';

interface SweepArguments {
  readonly states: string;
  readonly filter: string;
  readonly pseudo?: PseudoKind | undefined;
  readonly shard?: { readonly index: number; readonly of: number } | undefined;
  readonly out: string;
  readonly resume?: boolean | undefined;
  /** Takes three times as long. */
  readonly reload?: boolean | undefined;
  readonly workers: number;
  readonly dist?: string | undefined;
  /** Default: Chromium. */
  readonly engine?: EngineName | undefined;
}

/** Resolves with exit code 1 if a state failed. @throws {UsageError} if an argument is wrong, or without a build */
export async function sweep(given: SweepArguments): Promise<number> {
  const { shard, workers, engine } = given;
  const missing = engine && ensureEngine(engine, (line) => console.error(line));
  if (engine !== undefined && given.states === 'walks') throw new UsageError('Walks run in Chromium only');
  if (missing !== undefined) throw new UsageError(`--engine ${engine} cannot run here: ${missing}`);
  const distDir = resolve(given.dist ?? DIST_DIR);
  const plan = await planOf(given, distDir);
  const shards = shard?.of ?? 1;
  const count = Math.ceil(plan.states.length / shards);
  const seconds = Math.ceil(expectedSeconds(plan.states) / shards);
  const time = engine === undefined ? `, about ${duration(seconds)} on two quiet cores` : ` in ${labelOf(engine)}`;
  await buildPages();
  console.error([`${count} states${time}`, ...limitsOf(engine)].join('\n'));
  return tell(plan.out, await runSweep(plan, { distDir, workers, ...(shard && { shard }) }));
}

/**
 * Resolves with exit code 1 if a state failed or is missing. @throws {UsageError} if the folders are not shards of the
 * same sweep
 */
export async function merge(shards: readonly string[], out: string): Promise<number> {
  await buildPages();
  const folder = resolve(out);
  return tell(
    folder,
    await mergeSweeps(
      shards.map((shard) => resolve(shard)),
      folder,
    ),
  );
}

function tell(out: string, { passed, failed, seconds }: ReportData): number {
  const report = join(out, REPORT_HTML);
  console.log(JSON.stringify({ states: passed + failed, passed, failed, seconds, report }));
  return failed === 0 ? 0 : 1;
}

async function planOf(
  { states, filter, pseudo, out, engine, resume = false, reload = false }: SweepArguments,
  distDir: string,
): Promise<Unstarted> {
  const parsed = parseFilter(filter);
  if (!parsed.ok) throw new UsageError(parsed.message);
  const build = await buildHash(distDir);
  const selected = lookUp(SELECTIONS, states)?.(parsed.filter).states ?? [];
  if (selected.length === 0) throw new UsageError(`No state of "${states}" matches the filter "${filter}"`);
  const shown = inPseudoLanguage(reload || engine !== undefined ? selected.map(inOwnPage) : selected, pseudo);
  return { out: resolve(out), build, ...(engine && { engine }), selection: states, filter, resume, states: shown };
}

function inOwnPage({ id, name, scenario }: SweepState): SweepState {
  return { id, name, scenario };
}

/** They get their own ids, because their texts differ. */
function inPseudoLanguage(states: readonly SweepState[], pseudo: PseudoKind = 'none'): readonly SweepState[] {
  if (pseudo === 'none') return states;
  return states.map((state) => ({ ...state, id: `${state.id}-${pseudo}`, scenario: { ...state.scenario, pseudo } }));
}

/** Warns on stderr of a stale or changed build. @throws {UsageError} without a build */
export async function buildHash(distDir: string): Promise<string> {
  const { hash, problems, remedy } = await inspectBuild(distDir, ROOT);
  if (hash === null) throw new UsageError(`There is no build in ${distDir}; run: ${remedy}`);
  if (problems.length > 0) {
    console.error(`${problems.slice(0, 5).join('\n')}\nTo show the sources as they are, run: ${remedy}`);
  }
  return hash;
}
