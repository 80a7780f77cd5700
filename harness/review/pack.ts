import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITES, type Site, type SiteRules, siteRules } from '../../src/domain/sites';
import type { Language } from '../../src/i18n/languages';
import { flatTexts } from '../../src/i18n/text-rules';
import { UsageError } from '../cli/exit';
import { ROOT } from '../cli/paths';
import type { WalkTexts } from '../engine/walks/walk-texts';
import { buildOrigin, inspectBuild } from '../server/build';
import { PICTURES_FOLDER, readRecord, STATES_FOLDER } from '../sweep/record';
import { runSweep } from '../sweep/run-sweep';
import { unitsOf } from '../texts/catalogue';
import { csvOf } from '../texts/csv';
import { xliffOf } from '../texts/xliff';
import { readWalkTexts } from '../walks/texts';
import { agreementPath } from './agreement-path';
import { withBrowser } from './browser';
import { measureMachine } from './machine';
import { MANIFEST_FILE, type Manifest, sha256, writeManifest } from './manifest';
import {
  AGREEMENTS_FOLDER,
  FACTS_FILE,
  type PackFacts,
  RUN_FILE,
  type RunFacts,
  splitPage,
  writeJson,
} from './pack-files';
import { writeReport } from './report/write-report';
import { coverageOfPack } from './scope/coverage';
import type { PackPlan } from './scope/pack-order';
import { type ReviewStates, reviewStates } from './scope/review-states';
import { pagesOf, type ShownPage } from './scope/walk-pages';

interface PackOrder {
  readonly plan: PackPlan;
  readonly out: string;
  readonly distDir: string;
  /** Gets a warning about a build that is older than its sources. */
  readonly say: (line: string) => void;
}

/** Folder of the text catalogues, below the pack's folder. */
const TEXTS_FOLDER = 'texts';
const WORKERS = 2;

/**
 * Shows the states of a review, and writes the whole pack.
 *
 * @throws {UsageError} when the folder is not empty, no state can be shown, or the build is not as it was built
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
  const served = new Map<string, string>();
  try {
    const plan = { out: work, build: build.hash, selection: 'review', filter: '', resume: false, everyRule: true };
    await runSweep(
      { ...plan, states },
      {
        distDir,
        workers: WORKERS,
        onServed: ({ path, bytes }) => {
          // The first content of a file that differs stays, whatever is sent later.
          const hash = sha256(bytes);
          if (!served.has(path) || served.get(path) === build.files.get(path)) served.set(path, hash);
        },
      },
    );
    refuseOthers(build, served);
    const records = states.flatMap(({ id }) => readRecord(work, id) ?? []);
    const pages = pagesOf(states, records, textsFrom(distDir));
    writePages(work, out, pages);
    writeTexts(out, distDir, [...new Set(pack.parts.flatMap(({ languages }) => languages))]);
    cpSync(join(distDir, 'build-manifest.json'), join(out, 'build-manifest.json'));
    // The texts were read from the build's files after the pages were shown.
    await soundBuild(distDir);
    writeJson(out, FACTS_FILE, await factsOf(order, shown, build, pages));
    const run: RunFacts = {
      startedAt,
      endedAt: new Date().toISOString(),
      machine: await withBrowser(measureMachine),
      served: Object.fromEntries([...served].sort(([one], [other]) => (one < other ? -1 : 1))),
      pages: Object.fromEntries(pages.map((page) => [page.record.id, splitPage(page).run])),
    };
    writeJson(out, RUN_FILE, run);
    await writeReport(out);
    const lost = states.length - records.length;
    const failed = lost + pages.filter(({ record }) => !record.passed).length;
    return { pages: pages.length, failed, manifest: writeManifest(out).manifest };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** A build whose files are those that its manifest lists. */
interface SoundBuild {
  readonly hash: string;
  /** SHA-256 of each file, by its path. */
  readonly files: ReadonlyMap<string, string | null>;
}

/**
 * Reads the build. One that is only older than its sources is fine, with a warning.
 *
 * @throws {UsageError} when there is no build, or a file differs
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

/** @throws {UsageError} when a page was sent a file that is not the build's */
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
  // A state that gave no result is in no page of its walk, and its id shows that a page is missing.
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

/** The texts of a build in a language, each language read once. */
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
    throw new UsageError(`--out: ${out} holds something else than a review pack; name a new or empty folder`);
  }
  // A pack is evidence and is never overwritten: another pack needs another folder.
  if (found.length > 0) throw new UsageError(`--out: ${out} holds a review pack already; name a new or empty folder`);
}

/** The texts of the build, as one table for each language and file. */
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
