import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site, SiteRules } from '../../../src/domain/sites';
import type { CoverageLine } from '../../core/states/coverage';
import { UsageError } from '../errors';
import { inside } from '../inside';
import { readRecord, type StateRecord } from '../record';
import type { ReviewScope } from './pack-order';

export interface Machine {
  /** System, release, processor and host name, such as `Linux 6.1.0 x64`. */
  readonly system: string;
  readonly tool: {
    readonly version: string;
    /** Null without a repository; `-dirty` follows uncommitted changes. */
    readonly commit: string | null;
    readonly node: string;
    readonly playwright: string;
    readonly axe: string;
  };
  /** Null if the system cannot list them. */
  readonly systemFonts: { readonly count: number; readonly hash: string } | null;
  /** Hash of samples. */
  readonly localeData: string;
}

/** Content is the same for each run of the same build. Facts of one run (times, machine, decisions) are separate. */

export const FACTS_FILE = 'facts.json';
export const RUN_FILE = 'run.json';
export const AGREEMENTS_FOLDER = 'agreements';
export const REPORT_PAGE = 'review.html';
export const REPORT_PDF = 'review.pdf';

export interface PageWalk {
  /** The same for all pages of a walk at one site, language and device. */
  readonly id: string;
  readonly name: string;
  /** First and last step that showed this page; 0 is the opening. */
  readonly from: number;
  readonly to: number;
  /** The walk's number of steps. */
  readonly of: number;
  /** The member's acts before this page and on it, in English. */
  readonly did: readonly string[];
}

/** Depends on the run, not on the product. */
type OfRun = 'ms' | 'at' | 'axe' | 'reached' | 'fonts' | 'browser' | 'browserRequests';

/** In `states/<id>.json`, without what depends on the run. */
export interface PageRecord extends Omit<StateRecord, OfRun> {
  readonly walk: PageWalk | null;
}

/** Given by the owner. The report omits empty ones. */
interface PackLabels {
  readonly title: string;
  readonly owner: string;
  readonly retention: string;
}

export interface PackFacts extends PackLabels {
  readonly build: {
    /** SHA-256 over all files, before the pages were shown. */
    readonly hash: string;
    readonly files: number;
    readonly commit: string | null;
    readonly committedAt: string | null;
  };
  /** As requested. */
  readonly parts: readonly ReviewScope[];
  /** In the report's order. */
  readonly pages: readonly string[];
  /** Combinations that cannot be shown, with the reason. */
  readonly left: readonly string[];
  readonly rules: Readonly<Partial<Record<Site, SiteRules>>>;
  readonly coverage: readonly CoverageLine[];
}

export interface RunFacts {
  /** ISO 8601, like all times. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly machine: Machine;
  /** SHA-256 of each file as sent to a page. */
  readonly served: Readonly<Record<string, string>>;
  /** By page id. */
  readonly pages: Readonly<Record<string, Pick<StateRecord, OfRun>>>;
}

export function splitPage({ record, walk }: { readonly record: StateRecord; readonly walk: PageWalk | null }) {
  const { ms, at, axe, reached, fonts, browser, browserRequests, ...own } = record;
  // A partner page's token contains the session's name.
  const path = own.end === 'ready' ? own.path : own.path.replace(/\?.*$/, '');
  const page: PageRecord = { ...own, path, walk };
  // Ports and session names depend on the run.
  const text = JSON.stringify(page).replace(/\/\/([\w.-]*?\.)?[\w-]+\.localhost:\d+/g, '//$1harness.localhost');
  return { page: JSON.parse(text) as PageRecord, run: { ms, at, axe, reached, fonts, browser, browserRequests } };
}

export function readFacts(folder: string): PackFacts {
  return readJson(folder, FACTS_FILE) as PackFacts;
}

export function readRun(folder: string): RunFacts {
  return readJson(folder, RUN_FILE) as RunFacts;
}

export function runHash(folder: string): string {
  return hash('sha256', readFileSync(join(folder, RUN_FILE)));
}

/** In the report's order. */
export function readPages(folder: string): PageRecord[] {
  return readFacts(folder).pages.flatMap((id) => (readRecord(folder, id) as PageRecord | undefined) ?? []);
}

export function writeJson(folder: string, name: string, value: unknown): void {
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
}

/** @throws {UsageError} if it is missing or not JSON */
export function readJson(folder: string, name: string): unknown {
  const path = inside(folder, name);
  if (!existsSync(path)) throw new UsageError(`${folder} is not a review pack: it has no ${name}`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`${path} is not JSON; the pack was damaged or changed`);
  }
}

/** Sorted; empty if missing. */
export function namesIn(folder: string, name: string): string[] {
  const path = join(folder, name);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
