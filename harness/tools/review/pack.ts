import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITES, type Site, type SiteRules, siteRules } from '../../../src/domain/sites';
import type { Language } from '../../../src/i18n/languages';
import { flatTexts } from '../../../src/i18n/text-rules';
import { expectedSeconds } from '../../core/states/speed';
import type { WalkTexts } from '../../core/walks/walk-texts';
import { buildOrigin, inspectBuild } from '../../kit/build';
import { UsageError } from '../../kit/errors';
import { MANIFEST_FILE, type Manifest, sha256, writeManifest } from '../../kit/pack/manifest';
import {
  AGREEMENTS_FOLDER,
  FACTS_FILE,
  type PackFacts,
  RUN_FILE,
  type RunFacts,
  splitPage,
  writeJson,
} from '../../kit/pack/pack-files';
import type { PackPlan } from '../../kit/pack/pack-order';
import { ROOT } from '../../kit/paths';
import { printProgress, secondsLeft } from '../../kit/progress';
import { PICTURES_FOLDER, readRecord, STATES_FOLDER } from '../../kit/record';
import { readWalkTexts } from '../../kit/walk-texts';
import { runSweep } from '../sweep/run-sweep';
import { unitsOf } from '../texts/catalogue';
import { csvOf } from '../texts/csv';
import { xliffOf } from '../texts/xliff';
import { agreementPath } from './agreement-path';
import { withBrowser } from './browser';
import { TEXTS_FOLDER } from './content';
import { measureMachine } from './machine';
import { writeReportIn } from './report/write-report';
import { coverageOfPack } from './scope/coverage';
import { type ReviewStates, reviewStates } from './scope/review-states';
import { pagesOf, type ShownPage } from './scope/walk-pages';

interface PackOrder {
  readonly plan: PackPlan;
  readonly out: string;
  readonly distDir: string;
  /** Gets a warning if the build is older than its sources. */
  readonly say: (line: string) => void;
}

const WORKERS = 2;

/** What follows the last page, without and for each page: mostly the PDF. In proportion to `expectedSeconds`. */
const AFTER_SECONDS = 3;
const PAGE_SECONDS = 0.1;

/**
 * Shows the states of a review and writes the whole pack.
 * @throws {UsageError} if the folder is not empty, no state can be shown, or the build was changed
 */
export async function writePack(order: PackOrder): Promise<{ pages: number; failed: number; manifest: Manifest }> {
  const { plan: pack, out, distDir, say } = order;
  const shown = reviewStates(pack.parts);
  const { states, left } = shown;
  if (states.length === 0) throw new UsageError(`There is nothing to show:\n${left.join('\n')}`);
  const build = await soundBuild(distDir, say);
  emptyFolder(out);
  const work = mkdtempSync(join(tmpdir(), 'review-'));
  const startedAt = new Date().toISOString();
  const secondsAfter = AFTER_SECONDS + states.length * PAGE_SECONDS;
  const began = Date.now();
  let stopPrinting = () => {};
  const served = new Map<string, string>();
  try {
    const plan = {
      out: work,
      build: build.hash,
      selection: 'review',
      filter: '',
      resume: false,
      exact: true,
      secondsAfter,
    };
    await runSweep(
      { ...plan, states },
      {
        distDir,
        workers: WORKERS,
        onServed: ({ path, bytes }) => {
          // The first differing content of a file stays, whatever is sent later.
          const hash = sha256(bytes);
          if (!served.has(path) || served.get(path) === build.files.get(path)) served.set(path, hash);
        },
      },
    );
    refuseOthers(build, served);
    const records = states.flatMap(({ id }) => readRecord(work, id) ?? []);
    const pages = pagesOf(states, records, textsFrom(distDir));
    const lost = states.length - records.length;
    const failed = lost + pages.filter(({ record }) => !record.passed).length;
    const slowness = (Date.now() - began) / 1000 / expectedSeconds(states);
    stopPrinting = printRest(states.length, failed, secondsAfter * Math.max(1, slowness));
    writePages(work, out, pages);
    writeTexts(out, distDir, [...new Set(pack.parts.flatMap(({ languages }) => languages))]);
    cpSync(join(distDir, 'build-manifest.json'), join(out, 'build-manifest.json'));
    // The texts were read from the build's files after the pages were shown.
    await soundBuild(distDir);
    writeJson(out, FACTS_FILE, await factsOf(order, shown, build, pages));
    await withBrowser(async (tab) => {
      const run: RunFacts = {
        startedAt,
        endedAt: new Date().toISOString(),
        machine: await measureMachine(tab),
        served: Object.fromEntries([...served].sort(([one], [other]) => (one < other ? -1 : 1))),
        pages: Object.fromEntries(pages.map((page) => [page.record.id, splitPage(page).run])),
      };
      writeJson(out, RUN_FILE, run);
      await writeReportIn(tab, out);
    });
    return { pages: pages.length, failed, manifest: writeManifest(out).manifest };
  } finally {
    stopPrinting();
    rmSync(work, { recursive: true });
  }
}

function printRest(total: number, failed: number, seconds: number): () => void {
  const began = Date.now();
  return printProgress(() => ({
    doing: 'writing the report',
    done: total,
    total,
    failed,
    secondsLeft: secondsLeft(seconds, (Date.now() - began) / 1000),
  }));
}

/** A build whose files are those that its manifest lists. */
interface SoundBuild {
  readonly hash: string;
  /** By path. */
  readonly files: ReadonlyMap<string, string | null>;
}

/**
 * Only warns about a build that is older than its sources.
 * @throws {UsageError} if the build is missing, or a file differs
 */
async function soundBuild(distDir: string, say: (line: string) => void = () => {}): Promise<SoundBuild> {
  const build = await inspectBuild(distDir, ROOT);
  const { hash, problems, remedy, servedEqualsBuilt } = build;
  if (hash === null) throw new UsageError(`There is no build in ${distDir}; run: ${remedy}`);
  const first = problems.slice(0, 5).join('\n');
  if (!servedEqualsBuilt) {
    throw new UsageError(`A pack shows a build as it was built, and this one was changed:\n${first}\nRun: ${remedy}`);
  }
  if (problems.length > 0) say(`${first}\nTo show the sources as they are, run: ${remedy}`);
  return { hash, files: new Map(build.files.map(({ path, built }) => [path, built])) };
}

/** @throws {UsageError} if a page was sent a file that is not the build's */
function refuseOthers({ files }: SoundBuild, served: ReadonlyMap<string, string>): void {
  const others = [...served].filter(([path, hash]) => hash !== files.get(path)).map(([path]) => path);
  if (others.length > 0) {
    throw new UsageError(
      `The build was changed while its pages were shown: ${others.slice(0, 5).join(', ')}. Start again`,
    );
  }
}

async function factsOf(
  { plan: { parts, ...labels }, distDir }: PackOrder,
  { states, left }: ReviewStates,
  { hash, files }: SoundBuild,
  pages: readonly ShownPage[],
): Promise<PackFacts> {
  const sites = SITES.filter((site) => parts.some((part) => part.sites.includes(site)));
  const rules = sites.map((site): readonly [Site, SiteRules] => [site, siteRules(site)]);
  const shown = new Set(pages.map(({ record }) => record.id));
  // A state without a result is in no page of its walk, and its id shows that a page is missing.
  const lost = states.filter(({ id, walk }) => walk === undefined && !shown.has(id)).map(({ id }) => id);
  return {
    ...labels,
    build: { hash, files: files.size, ...(await buildOrigin(distDir)) },
    parts,
    pages: [...pages.map(({ record }) => record.id), ...lost],
    left,
    rules: Object.fromEntries(rules),
    coverage: coverageOfPack(
      parts,
      pages.map((page) => splitPage(page).page),
    ),
  };
}

function writePages(work: string, out: string, pages: readonly ShownPage[]): void {
  for (const name of [STATES_FOLDER, PICTURES_FOLDER, AGREEMENTS_FOLDER]) mkdirSync(join(out, name));
  for (const shown of pages) {
    const { page } = splitPage(shown);
    writeJson(join(out, STATES_FOLDER), `${page.id}.json`, page);
    if (page.picture !== null && shown.shot !== null) cpSync(join(work, shown.shot), join(out, page.picture));
    for (const agreement of page.agreements) writeFileSync(join(out, agreementPath(agreement)), agreement.text);
  }
}

/** Reads each language once. */
function textsFrom(distDir: string): (language: Language) => WalkTexts {
  const read = new Map<Language, WalkTexts>();
  return (language) => {
    const texts = read.get(language) ?? readWalkTexts(ROOT, distDir, language);
    read.set(language, texts);
    return texts;
  };
}

function emptyFolder(out: string): void {
  mkdirSync(out, { recursive: true });
  const found = readdirSync(out);
  if (found.length > 0 && !existsSync(join(out, MANIFEST_FILE))) {
    throw new UsageError(`--out: ${out} has other files than a review pack; name a new or empty folder`);
  }
  // A pack is evidence and is never overwritten.
  if (found.length > 0) throw new UsageError(`--out: ${out} already has a review pack; name a new or empty folder`);
}

/** The build's texts, one table per language and file. */
function writeTexts(out: string, distDir: string, languages: readonly string[]): void {
  mkdirSync(join(out, TEXTS_FOLDER));
  for (const name of readdirSync(join(distDir, 'locales/en')).filter((file) => file.endsWith('.json'))) {
    const read = (language: string) =>
      flatTexts(JSON.parse(readFileSync(join(distDir, 'locales', language, name), 'utf8')));
    const file = name.replace('.json', '');
    for (const language of languages) {
      const units = unitsOf(file, read('en'), read(language), language);
      const path = join(out, TEXTS_FOLDER, `${language}-${file}`);
      writeFileSync(`${path}.csv`, csvOf(language, units));
      writeFileSync(`${path}.xlf`, xliffOf(language, units));
    }
  }
}
