import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { siteRules } from '../../../src/domain/sites';
import { encodeLink } from '../../core/link';
import { hashOfFiles } from '../../kit/build';
import { filesBelow } from '../../kit/files';
import { inside } from '../../kit/inside';
import { MANIFEST_FILE, SIGN_OFF_FOLDER, sha256 } from '../../kit/pack/manifest';
import {
  AGREEMENTS_FOLDER,
  FACTS_FILE,
  namesIn,
  type PackFacts,
  type PageRecord,
  REPORT_PAGE,
  REPORT_PDF,
  RUN_FILE,
  type RunFacts,
  readJson,
  readPages,
  readRun,
} from '../../kit/pack/pack-files';
import { PICTURES_FOLDER, STATES_FOLDER } from '../../kit/record';
import { agreementPath } from './agreement-path';
import { coverageOfPack } from './scope/coverage';

const BUILD_FILE = 'build-manifest.json';
/** Text catalogues, below the pack's folder. */
export const TEXTS_FOLDER = 'texts';

/** Where parts of a pack contradict each other. */
export function contentProblems(folder: string, facts: PackFacts, now: string): string[] {
  const pages = readPages(folder);
  return [
    ...spellingProblems(folder, facts),
    ...buildProblems(folder, facts),
    ...runProblems(readRun(folder), facts, now),
    ...factProblems(folder, facts, pages),
    ...pages.flatMap((page, at) => pageProblems(folder, facts, page, facts.pages[at])),
    ...unlisted(folder, facts, pages),
  ];
}

/** Other JSON could repeat a key, and readers would see only one of the values. */
function spellingProblems(folder: string, { pages }: PackFacts): string[] {
  return [FACTS_FILE, RUN_FILE, ...pages.map((id) => `${STATES_FOLDER}/${id}.json`)]
    .filter((path) => existsSync(inside(folder, path)))
    .filter(
      (path) => readFileSync(join(folder, path), 'utf8') !== `${JSON.stringify(readJson(folder, path), null, 1)}\n`,
    )
    .map((path) => `${path} is spelled otherwise than the harness does it`);
}

function buildProblems(folder: string, { build }: PackFacts): string[] {
  const { hash, files } = readJson(folder, BUILD_FILE) as { hash: string; files: Record<string, string> };
  const problems: string[] = [];
  if (hash !== build.hash || hashOfFiles(files) !== hash) problems.push(`${BUILD_FILE} is that of another build`);
  if (Object.keys(files).length !== build.files) problems.push('The build has another number of files');
  for (const [path, sent] of Object.entries(readRun(folder).served)) {
    if (files[path] !== sent) problems.push(`${path} was not served as it was built`);
  }
  return problems;
}

function runProblems({ startedAt, endedAt, pages }: RunFacts, facts: PackFacts, now: string): string[] {
  const shown = facts.pages.flatMap((id) => pages[id]?.at ?? []);
  const isTime = (at: string) => !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at;
  const isSound = [startedAt, endedAt, ...shown].every(isTime) && startedAt <= endedAt && endedAt <= now;
  return isSound && shown.every((at) => startedAt <= at && at <= endedAt)
    ? []
    : ['The times of the run contradict each other'];
}

function factProblems(
  folder: string,
  { parts, pages: ids, rules, coverage }: PackFacts,
  pages: readonly PageRecord[],
): string[] {
  const sites = new Set(parts.flatMap((part) => part.sites));
  const ownRules = Object.fromEntries([...sites].map((site) => [site, siteRules(site)]));
  const wrong: readonly (readonly [boolean, string])[] = [
    [pages.length !== ids.length || new Set(ids).size !== ids.length, 'A page is missing'],
    [namesIn(folder, STATES_FOLDER).length !== ids.length, 'states/ holds other pages than the pack lists'],
    [!isDeepStrictEqual(rules, asRead(ownRules)), `${FACTS_FILE}: the rules are not those of the sites`],
    [
      !isDeepStrictEqual(coverage, asRead(coverageOfPack(parts, pages))),
      `${FACTS_FILE}: the coverage is not that of the pages`,
    ],
  ];
  return wrong.flatMap(([is, what]) => (is ? [what] : []));
}

/** A value after a round trip through JSON. */
const asRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function pageProblems(folder: string, { build }: PackFacts, page: PageRecord, id: string | undefined): string[] {
  const { picture, pictureHash, passed, failures, agreements } = page;
  const wrong: readonly (readonly [boolean, string])[] = [
    [page.id !== id, `${STATES_FOLDER}/${id}.json is about another page`],
    [page.build !== build.hash, `${id} shows another build`],
    [passed !== (failures.length === 0), `${id}: whether it passed is not what its checks say`],
    [page.link !== encodeLink(page.scenario), `${id}: its link is that of another scenario`],
    [picture !== null && hashOf(folder, picture) !== pictureHash, `${picture} is not the picture that was taken`],
    ...agreements.flatMap((one): (readonly [boolean, string])[] => [
      [sha256(one.text) !== one.hash, `${id}: the hash of ${one.code} is not that of its text`],
      [hashOf(folder, agreementPath(one)) !== one.hash, `${agreementPath(one)} is not the text that was shown`],
    ]),
  ];
  return wrong.flatMap(([is, what]) => (is ? [what] : []));
}

function hashOf(folder: string, path: string): string | undefined {
  const file = inside(folder, path);
  return existsSync(file) ? sha256(readFileSync(file)) : undefined;
}

/** Files and folders that no decision covers. */
function unlisted(folder: string, { parts, pages: ids }: PackFacts, pages: readonly PageRecord[]): string[] {
  const known = new Set([
    ...[FACTS_FILE, RUN_FILE, REPORT_PAGE, REPORT_PDF, BUILD_FILE, MANIFEST_FILE],
    ...ids.map((id) => `${STATES_FOLDER}/${id}.json`),
    ...pages.flatMap(({ picture, agreements }) => [
      ...(picture === null ? [] : [picture]),
      ...agreements.map(agreementPath),
    ]),
  ]);
  const languages = [...new Set(parts.flatMap((part) => part.languages))].join('|');
  const isText = (path: string) => new RegExp(`^${TEXTS_FOLDER}/(${languages})-[a-z-]+\\.(csv|xlf)$`).test(path);
  const files = filesBelow(folder);
  const kept = new Set(files.flatMap(foldersOf));
  const empty = [AGREEMENTS_FOLDER, PICTURES_FOLDER, STATES_FOLDER, TEXTS_FOLDER];
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return [
    ...files.filter((path) => !known.has(path) && !isText(path) && !path.startsWith(`${SIGN_OFF_FOLDER}/`)),
    ...folders.filter((path) => !kept.has(path) && !empty.includes(path)).map((path) => `${path}/`),
  ].map((path) => `${path} belongs to nothing in the pack`);
}

function foldersOf(path: string): string[] {
  const above = dirname(path);
  return above === '.' ? [] : [above, ...foldersOf(above)];
}
