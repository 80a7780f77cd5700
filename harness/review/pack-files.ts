import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site, SiteRules } from '../../src/domain/sites';
import { UsageError } from '../cli/exit';
import type { CoverageLine } from '../engine/states/coverage';
import { inside } from '../sweep/inside';
import { readRecord, type StateRecord } from '../sweep/record';
import type { Machine } from './machine';
import type { ReviewScope } from './scope/pack-order';

/**
 * Files of a review pack. What the product is (pictures, texts, rules, results of checks) is content, and is the same each time the same build
 * is shown. What belongs to one run (times, machine, the report with its decisions) is kept apart.
 */

/** What the pack is about, and the build. Content. */
export const FACTS_FILE = 'facts.json';
/** When, where and with what the pages were shown. Not content. */
export const RUN_FILE = 'run.json';
/** Texts of the agreements that the pages showed. Content. */
export const AGREEMENTS_FOLDER = 'agreements';
export const REPORT_PAGE = 'review.html';
export const REPORT_PDF = 'review.pdf';

/** Where a page stands in a walk. */
export interface PageWalk {
  /** Id of the walk with its site, language and device: the same for all of its pages. */
  readonly id: string;
  readonly name: string;
  /** The first and the last step that showed this page; 0 is the opening. */
  readonly from: number;
  readonly to: number;
  /** Number of all steps of the walk. */
  readonly of: number;
  /** What the member did to come here, and on the page without changing its texts. In English. */
  readonly did: readonly string[];
}

/** What belongs to one run and not to the product. */
type OfRun = 'ms' | 'at' | 'axe' | 'reached' | 'fonts' | 'browser' | 'browserRequests';

/** A page of a pack, as `states/<id>.json` holds it: the result of its state without what belongs to the run. */
export interface PageRecord extends Omit<StateRecord, OfRun> {
  /** Null for a page that is no step of a walk. */
  readonly walk: PageWalk | null;
}

/** Words about a pack that its owner gives; empty ones are not in the report. */
interface PackLabels {
  readonly title: string;
  readonly purpose: string;
  readonly owner: string;
  /** How long the pack is kept. */
  readonly retention: string;
}

export interface PackFacts extends PackLabels {
  readonly build: {
    /** SHA-256 over all files, measured before the pages were shown. */
    readonly hash: string;
    readonly files: number;
    readonly commit: string | null;
    readonly committedAt: string | null;
  };
  /** What was asked for. */
  readonly parts: readonly ReviewScope[];
  /** Ids of the pages, in the order of the report. */
  readonly pages: readonly string[];
  /** Selected combinations that cannot be shown, with the reason. */
  readonly left: readonly string[];
  readonly rules: Readonly<Partial<Record<Site, SiteRules>>>;
  readonly coverage: readonly CoverageLine[];
}

export interface RunFacts {
  /** ISO 8601, as all times of a pack. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly machine: Machine;
  /** SHA-256 of each file of the build that was sent to a page, as it was sent. */
  readonly served: Readonly<Record<string, string>>;
  /** By the id of the page. */
  readonly pages: Readonly<Record<string, Pick<StateRecord, OfRun>>>;
}

/** A page, as content and as what belongs to the run. */
export function splitPage({ record, walk }: { readonly record: StateRecord; readonly walk: PageWalk | null }) {
  const { ms, at, axe, reached, fonts, browser, browserRequests, ...own } = record;
  // The address of a partner's page holds a token with the name of the run's session.
  const path = own.end === 'ready' ? own.path : own.path.replace(/\?.*$/, '');
  const page: PageRecord = { ...own, path, walk };
  // A run's port and the name of its session are in addresses of problems, and say nothing about the product.
  const text = JSON.stringify(page).replace(/\/\/([\w.-]*?\.)?[\w-]+\.localhost:\d+/g, '//$1harness.localhost');
  return { page: JSON.parse(text) as PageRecord, run: { ms, at, axe, reached, fonts, browser, browserRequests } };
}

export function readFacts(folder: string): PackFacts {
  return readJson(folder, FACTS_FILE) as PackFacts;
}

export function readRun(folder: string): RunFacts {
  return readJson(folder, RUN_FILE) as RunFacts;
}

/** Pages of a pack, in the order of the report. */
export function readPages(folder: string): PageRecord[] {
  return readFacts(folder).pages.flatMap((id) => (readRecord(folder, id) as PageRecord | undefined) ?? []);
}

export function writeJson(folder: string, name: string, value: unknown): void {
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
}

/** @throws {UsageError} when the file is missing or holds no JSON */
export function readJson(folder: string, name: string): unknown {
  const path = inside(folder, name);
  if (!existsSync(path)) throw new UsageError(`${folder} is no review pack: it has no ${name}`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`${path} is no JSON; the pack was damaged or changed`);
  }
}

/** Names of the files in a folder of the pack, sorted; none if there is no such folder. */
export function namesIn(folder: string, name: string): string[] {
  const path = join(folder, name);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
