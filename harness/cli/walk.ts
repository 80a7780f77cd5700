import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WALKS } from '../../fixtures/walks';
import type { Site } from '../../src/domain/sites';
import type { Language } from '../../src/i18n/languages';
import type { ScenarioInput } from '../core/scenario';
import { type WalkResult, walkScenario } from '../core/walks/run-walk';
import { UsageError } from '../kit/errors';
import { givenJson } from '../kit/given-file';
import { DIST_DIR, PANEL_DIR, ROOT } from '../kit/paths';
import { readWalkTexts } from '../kit/walk-texts';
import { startHarnessServer } from '../server/server';
import { playwrightTest } from '../tools/walks/export';
import { type StorageState, WalkBrowser } from '../tools/walks/walk-browser';
import { buildPages } from './build-steps';
import { buildHash } from './sweep';
import { listOwnWalks, walkArgument } from './walk-argument';

interface WalkArguments {
  readonly list?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly language?: readonly Language[] | undefined;
  readonly site?: Site | undefined;
  readonly step?: number | undefined;
  readonly slow?: number | undefined;
  readonly headed?: boolean | undefined;
  readonly dist?: string | undefined;
  readonly files?: string | undefined;
  /** Origin of a deployed host, instead of the harness. */
  readonly at?: string | undefined;
  readonly account?: string | undefined;
}

/**
 * Prints the result as a line of JSON, steps on stderr. Resolves with exit code 1 if a walk failed. @throws
 * {UsageError} if an argument is wrong, or without a build
 */
export async function walk(names: readonly string[], given: WalkArguments): Promise<number> {
  if (given.list) {
    for (const { id, scenario } of WALKS) console.log(`${id}\t${scenario.name}`);
    if (given.files !== undefined) await listOwnWalks(given.files);
    return 0;
  }
  const walks = given.all
    ? WALKS.map(({ scenario }) => scenario)
    : names.map((name) => walkArgument(name, given.files));
  if (walks.length === 0) throw new UsageError('Name a file or a walk; --list prints all walks');
  if (given.at !== undefined && !/^https?:\/\/[^/]+\/?$/.test(given.at)) {
    throw new UsageError('--at takes an origin, such as https://www.example.com');
  }
  const runs = walks.flatMap((one) => (given.language ?? [undefined]).map((language) => ({ walk: one, language })));
  for (const run of runs) walkScenario(run.walk, { language: run.language, site: given.site });
  const distDir = resolve(given.dist ?? DIST_DIR);
  await buildHash(distDir);
  const account =
    given.account === undefined ? undefined : (givenJson(given.account, `--account: ${given.account}`) as StorageState);
  await buildPages();
  const started = Date.now();
  const server = given.at === undefined && (await startHarnessServer({ port: 0, distDir, panelDir: PANEL_DIR }));
  const at = server ? server.port : { origin: given.at ?? '', account };
  const browser = await WalkBrowser.open({ at, distDir, headed: given.headed ?? false });
  const results: WalkResult[] = [];
  try {
    for (const run of runs) results.push(await tellRun(browser, run, given));
  } finally {
    await browser.close();
    if (server) await server.close();
  }
  const sum = (key: 'steps' | 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const seconds = Math.round((Date.now() - started) / 10) / 100;
  const summary = { steps: sum('steps'), passed: sum('passed'), failed: sum('failed'), seconds };
  console.log(JSON.stringify(summary));
  return summary.failed === 0 ? 0 : 1;
}

async function tellRun(
  browser: WalkBrowser,
  { walk, language }: { readonly walk: ScenarioInput; readonly language: Language | undefined },
  { site, step, slow }: WalkArguments,
): Promise<WalkResult> {
  const where = [language, site].filter((part) => part !== undefined).join(', ');
  console.error(`${walk.name ?? 'Walk'}${where === '' ? '' : ` (${where})`}`);
  const result = await browser.run(walk, { language, site, until: step, slow }, ({ number, said }) => {
    console.error(`  ${number}. ${said}`);
  });
  const { failure } = result;
  if (failure) console.error(`  ${failure.number}. ${failure.said}: ${failure.message} (${failure.path})`);
  return result;
}

/**
 * Writes a Playwright test; default: standard output. Resolves with the exit code. @throws {UsageError} for an unknown
 * walk
 */
export function exportWalk(
  name: string,
  { language, out, files }: { language?: Language | undefined; out?: string | undefined; files?: string | undefined },
): number {
  const { input, scenario } = walkScenario(walkArgument(name, files), { language });
  const source = playwrightTest(input, readWalkTexts(ROOT, DIST_DIR, scenario.language));
  if (out === undefined) console.log(source);
  else writeFileSync(out, source);
  return 0;
}
