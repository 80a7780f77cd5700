import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteRules } from '../../../../src/domain/sites';
import { encodeLink } from '../../../core/link';
import { servedAgreements } from '../../../core/served-agreements';
import { scenarioOf } from '../../../core/testing';
import { hashOfFiles } from '../../../kit/build';
import { sha256, writeManifest } from '../../../kit/pack/manifest';
import {
  FACTS_FILE,
  type PackFacts,
  type PageRecord,
  REPORT_PAGE,
  REPORT_PDF,
  RUN_FILE,
  type RunFacts,
  writeJson,
} from '../../../kit/pack/pack-files';
import { agreementPath } from '../agreement-path';
import { reportText } from '../report/report-text';
import { coverageOfPack } from '../scope/coverage';

const TEST_PAGES = ['one', 'two', 'three'] as const;

const FILES = { 'index.html': sha256('index'), 'assets/index.js': sha256('script') };
const AGREEMENT = { description: 'You agree.', sections: [], agreement: { sha256: sha256('You agree.') } };
const LOG = [{ endpoint: 'GET /v3/private/kyc/questionnaire-template-detail', response: { result: AGREEMENT } }];

/** Writes a pack of three pages with all its files into a temporary folder. Pictures are made up, without a browser. */
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
    ...{ title: 'Test', owner: 'Tests', retention: 'a minute' },
    build: { hash, files: 2, commit: null, committedAt: null },
    parts,
    pages: TEST_PAGES,
    left: [],
    rules: { HKG: siteRules('HKG') },
    coverage: coverageOfPack(parts, pages),
  };
  const at = '2024-01-01T09:00:00.000Z';
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

/** Writes the report without a browser, with made-up bytes for the PDF. */
export async function writeTestReport(folder: string): Promise<void> {
  const { contentHash } = writeManifest(folder).manifest;
  writeFileSync(join(folder, REPORT_PAGE), reportText(folder, contentHash));
  writeFileSync(join(folder, REPORT_PDF), '%PDF');
}
