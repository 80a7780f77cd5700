import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteRules } from '../../../src/domain/sites';
import { encodeLink } from '../../engine/link';
import { scenarioOf } from '../../engine/testing';
import { hashOfFiles } from '../../server/build';
import { servedAgreements } from '../../sweep/served-agreements';
import { agreementPath } from '../agreement-path';
import { sha256, writeManifest } from '../manifest';
import {
  FACTS_FILE,
  type PackFacts,
  type PageRecord,
  REPORT_PAGE,
  REPORT_PDF,
  RUN_FILE,
  type RunFacts,
  readFacts,
  readPages,
  readRun,
  writeJson,
} from '../pack-files';
import { reviewPage } from '../report/review-page';
import { coverageOfPack } from '../scope/coverage';
import { readSignOffs } from '../sign-off';

/** Ids of the pages of a test pack. */
const TEST_PAGES = ['one', 'two', 'three'] as const;

const FILES = { 'index.html': sha256('index'), 'assets/index.js': sha256('script') };
const AGREEMENT = { description: 'You agree.', sections: [], agreement: { sha256: sha256('You agree.') } };
const LOG = [{ endpoint: 'GET /v3/private/kyc/questionnaire-template-detail', response: { result: AGREEMENT } }];

/** Writes a pack of three pages into a temporary folder, of all files that a pack has. No browser has shown it: its pictures are made up. */
export function makeTestPack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  for (const name of ['states', 'pictures', 'texts', 'agreements']) mkdirSync(join(folder, name));
  const hash = hashOfFiles(FILES);
  const agreements = servedAgreements(LOG as unknown as Parameters<typeof servedAgreements>[0], ['You agree.']);
  const pages = TEST_PAGES.map((id): PageRecord => {
    const scenario = scenarioOf({ site: 'HKG', language: 'en', name: `Page ${id}` });
    const picture = `pictures/${id}.jpg`;
    writeFileSync(join(folder, picture), `picture of ${id}`);
    return {
      ...{ id, name: `Page ${id}`, scenario, link: encodeLink(scenario), build: hash },
      ...{
        passed: true,
        failures: [],
        end: 'ready',
        path: '/auth/personal',
        title: id,
        heading: id,
        texts: [id],
        boxes: [],
      },
      ...{ picture, pictureHash: sha256(`picture of ${id}`), calls: [], struck: [] },
      agreements: id === 'one' ? agreements : [],
      walk: null,
    };
  });
  for (const page of pages) writeJson(join(folder, 'states'), `${page.id}.json`, page);
  for (const agreement of agreements) writeFileSync(join(folder, agreementPath(agreement)), agreement.text);
  const parts: PackFacts['parts'] = [
    {
      ...{ sites: ['HKG'], languages: ['en'], devices: ['desktop'], routes: ['/auth/personal'] },
      ...{ agreements: false, scenarios: [], steps: [], walks: [], own: [] },
    },
  ];
  const facts: PackFacts = {
    ...{ title: 'Test', purpose: 'To test', owner: 'Tests', retention: 'a minute' },
    build: { hash, files: 2, commit: null, committedAt: null },
    parts,
    pages: TEST_PAGES,
    left: [],
    rules: { HKG: siteRules('HKG') },
    coverage: coverageOfPack(parts, pages),
  };
  const at = '2026-11-20T09:00:00.000Z';
  const tool = { version: '0', commit: null, node: '22', playwright: '1', axe: '4' };
  const ofPage = {
    at,
    ms: 1,
    axe: 'skipped',
    reached: 'opened',
    fonts: [],
    browserRequests: [],
    browser: 'Test/1',
  } as const;
  const run: RunFacts = {
    ...{ startedAt: at, endedAt: at, served: FILES },
    machine: { system: 'Test', tool, systemFonts: null, localeData: sha256('locale') },
    pages: Object.fromEntries(TEST_PAGES.map((id) => [id, ofPage])),
  };
  writeJson(folder, FACTS_FILE, facts);
  writeJson(folder, RUN_FILE, run);
  writeJson(folder, 'build-manifest.json', { hash, files: FILES });
  writeFileSync(join(folder, 'texts/en-user-accounts.csv'), 'key,text\n');
  writeTestReport(folder);
  writeManifest(folder);
  return folder;
}

/** Writes the report without a browser: the page as it is, and a stand-in for the PDF. */
export async function writeTestReport(folder: string): Promise<void> {
  const { contentHash } = writeManifest(folder).manifest;
  const pages = readPages(folder).map((record) => ({ record, picture: 'data:image/jpeg;base64,' }));
  const { signOffs } = readSignOffs(folder);
  const page = reviewPage({ facts: readFacts(folder), run: readRun(folder), contentHash, pages, signOffs });
  writeFileSync(join(folder, REPORT_PAGE), page);
  writeFileSync(join(folder, REPORT_PDF), `%PDF of ${signOffs.length} decisions`);
}
