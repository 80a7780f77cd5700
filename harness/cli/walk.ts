import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WALKS } from '../../fixtures/walks';
import type { Site } from '../../src/domain/sites';
import type { Language } from '../../src/i18n/languages';
import type { ScenarioInput } from '../engine/scenario';
import { type WalkResult, walkScenario } from '../engine/walks/run-walk';
import { startHarnessServer } from '../server/server';
import { playwrightTest } from '../walks/export';
import { readWalkTexts } from '../walks/texts';
import { WalkBrowser } from '../walks/walk-browser';
import { UsageError } from './exit';
import { DIST_DIR, PANEL_DIR, ROOT } from './paths';
import { buildHash } from './sweep';
import { listOwnWalks, walkArgument } from './walk-argument';

/** Options of `walk` on the command line. */
interface WalkArguments {
  readonly list?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly language?: readonly Language[] | undefined;
  readonly site?: Site | undefined;
  readonly step?: number | undefined;
  readonly slow?: number | undefined;
  readonly headed?: boolean | undefined;
  readonly dist?: string | undefined;
  /** Folder with walks of the tester's own. */
  readonly files?: string | undefined;
}

/**
 * Runs walks, in each language, and prints the sum as one line of JSON; each step goes to stderr. Resolves with the exit code: 1 if a walk failed.
 *
 * @param names files, or names of the walks in `fixtures/walks`
 * @throws {UsageError} when an argument is wrong, or there is no build
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
  if (walks.length === 0) throw new UsageError('Name a file or a walk; --list prints the walks that there are');
  const runs = walks.flatMap((one) => (given.language ?? [undefined]).map((language) => ({ walk: one, language })));
  // Everything is checked before the first one runs.
  for (const run of runs) walkScenario(run.walk, { language: run.language, site: given.site });
  const distDir = resolve(given.dist ?? DIST_DIR);
  await buildHash(distDir);
  const started = Date.now();
  const server = await startHarnessServer({ port: 0, distDir, panelDir: PANEL_DIR });
  const browser = await WalkBrowser.open({ port: server.port, distDir, headed: given.headed ?? false });
  const results: WalkResult[] = [];
  try {
    for (const run of runs) results.push(await tellRun(browser, run, given));
  } finally {
    await browser.close();
    await server.close();
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
 * Writes a walk as a test of Playwright; without a file prints it. Resolves with the exit code.
 *
 * @throws {UsageError} when there is no such walk
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
