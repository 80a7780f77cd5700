import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { flatTexts } from '../../src/i18n/text-rules';
import { CHROMIUM_ARGS, findChromium } from '../cli/chromium';
import { UsageError } from '../cli/exit';
import { coverageOf } from '../engine/states/coverage';
import { PICTURES_FOLDER, readRecord, STATES_FOLDER } from '../sweep/record';
import { runSweep } from '../sweep/run-sweep';
import { unitsOf } from '../texts/catalogue';
import { csvOf } from '../texts/csv';
import { xliffOf } from '../texts/xliff';
import { MANIFEST_FILE } from './manifest';
import { reviewPage } from './review-page';
import { type ReviewScope, reviewStates } from './review-states';
import { SIGN_OFF_FILE } from './sign-off';

interface PackOrder {
  readonly scope: ReviewScope;
  readonly out: string;
  readonly distDir: string;
  readonly build: string;
}

/** Folder of the text catalogues, below the pack's folder. */
const TEXTS_FOLDER = 'texts';
const WORKERS = 2;

/**
 * Shows the states of a review, and writes the whole pack except the manifest.
 *
 * @throws {UsageError} when the folder is not empty, or no state can be shown
 */
export async function writePack({
  scope,
  out,
  distDir,
  build,
}: PackOrder): Promise<{ states: number; failed: number }> {
  const { states, left } = reviewStates(scope);
  if (states.length === 0) throw new UsageError(`There is nothing to show:\n${left.join('\n')}`);
  emptyFolder(out);
  const work = mkdtempSync(join(tmpdir(), 'review-'));
  try {
    const plan = { out: work, build, selection: 'review', filter: '', resume: false, states };
    const { failed } = await runSweep(plan, { distDir, workers: WORKERS });
    for (const folder of [STATES_FOLDER, PICTURES_FOLDER])
      cpSync(join(work, folder), join(out, folder), { recursive: true });
    const records = states.flatMap(({ id }) => readRecord(work, id) ?? []);
    const page = reviewPage(
      {
        at: new Date().toISOString(),
        build,
        builtAt: statSync(join(distDir, 'build-manifest.json')).mtime.toISOString(),
        sites: scope.sites,
        languages: scope.languages,
        routes: scope.routes,
        left,
        coverage: coverageOf(records),
      },
      records.map((record) => ({ record, picture: dataAddress(work, record.picture) })),
    );
    writeFileSync(join(out, 'review.html'), page);
    await writePdf(join(out, 'review.html'), join(out, 'review.pdf'));
    writeTexts(out, distDir, scope.languages);
    cpSync(join(distDir, 'build-manifest.json'), join(out, 'build-manifest.json'));
    writeFileSync(join(out, SIGN_OFF_FILE), '[]\n');
    return { states: states.length, failed };
  } finally {
    rmSync(work, { recursive: true });
  }
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

function dataAddress(folder: string, picture: string | null): string {
  return picture === null ? '' : `data:image/jpeg;base64,${readFileSync(join(folder, picture)).toString('base64')}`;
}

async function writePdf(page: string, pdf: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(page).href);
    await tab.pdf({ path: pdf, format: 'A4', printBackground: true, outline: true, tagged: true, margin: MARGIN });
  } finally {
    await browser.close();
  }
}

const MARGIN = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' };

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
