import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site, SiteRules } from '../../src/domain/sites';
import { UsageError } from '../cli/exit';
import type { CoverageLine } from '../engine/states/coverage';
import { inside } from '../sweep/inside';
import { readRecord, type StateRecord } from '../sweep/record';
import type { Machine } from './machine';
import type { ReviewScope } from './review-states';

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

/** A page of a pack, as `states/<id>.json` holds it: the result of its state without what belongs to the run. */
export type PageRecord = Omit<StateRecord, 'ms' | 'at' | 'axe' | 'reached' | 'fonts' | 'browser' | 'browserRequests'>;

/** Words about a pack that its owner gives; empty ones are not in the report. */
export interface PackLabels {
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
  readonly scope: ReviewScope;
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
  readonly pages: Readonly<
    Record<string, Pick<StateRecord, 'ms' | 'at' | 'axe' | 'reached' | 'fonts' | 'browser' | 'browserRequests'>>
  >;
}

/** A result of a state, as content and as what belongs to the run. */
export function splitRecord({ ms, at, axe, reached, fonts, browser, browserRequests, ...page }: StateRecord) {
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
  return readFacts(folder).pages.flatMap((id) => readRecord(folder, id) ?? []);
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
