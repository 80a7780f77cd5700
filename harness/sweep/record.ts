import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../engine/parsed-json';
import type { Scenario } from '../engine/scenario';
import type { AxeFacts } from './axe';
import type { StateEnd } from './check';
import { inside } from './inside';

/** One problem of a state. */
export interface Failure {
  /** Id of the check. */
  readonly check: string;
  readonly message: string;
}

/** An agreement that a page was served; a review has to identify its text exactly. */
export interface ServedAgreement {
  /** Code of its template. */
  readonly code: string;
  readonly version: string;
  /** Its text as the server sent it, with its marks (`src/domain/legal-text.ts`). */
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
  /** What the server says the SHA-256 is. */
  readonly claimed: string;
  /** Whether the page showed every line of the text and no other, in its order. */
  readonly shown: boolean;
}

/** A text of a page, and its rectangle in pixels of the picture: left, top, width, height. */
export type TextBox = readonly [text: string, x: number, y: number, width: number, height: number];

/** How a state was reached: its page was loaded, or the app navigated to it in the page of the previous state. */
export type Reached = 'opened' | 'in-app';

/** The result of one state, as `states/<id>.json` holds it. */
export interface StateRecord {
  readonly id: string;
  readonly name: string;
  /** The complete scenario, with all defaults. */
  readonly scenario: Scenario;
  /** The scenario as a link, which any harness opens. */
  readonly link: string;
  readonly reached: Reached;
  readonly build: string;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  readonly end: StateEnd;
  /** Path and query of the page when it had finished loading. */
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly texts: readonly string[];
  /** Where each visible text stands, in the order of the document: for telling a moved text from a changed picture. */
  readonly boxes: readonly TextBox[];
  /** File of the picture, below the sweep's folder; null if none could be taken. */
  readonly picture: string | null;
  /** SHA-256 of the picture's bytes. */
  readonly pictureHash: string | null;
  /** Names of the calls that the page made, each once. */
  readonly calls: readonly string[];
  /** Faults that were injected into a call: `kind endpoint`. */
  readonly struck: readonly string[];
  /** Which rules of axe ran on this page, and for the others the states on whose pages they passed. */
  readonly axe: AxeFacts | 'skipped';
  /** Agreements whose text the page was served. */
  readonly agreements: readonly ServedAgreement[];
  /** Web fonts that the page had loaded: family and weight. */
  readonly fonts: readonly string[];
  /** Addresses of other machines that the browser asked by itself while the page was shown. They were refused, and no check counts them. */
  readonly browserRequests: readonly string[];
  /** Name and version of the browser, as it says itself. */
  readonly browser: string;
  readonly ms: number;
  readonly at: string;
}

/** Folder of the results, below a sweep's folder. */
export const STATES_FOLDER = 'states';
/** Folder of the pictures, below a sweep's folder. */
export const PICTURES_FOLDER = 'pictures';

export function recordPath(out: string, id: string): string {
  return inside(join(out, STATES_FOLDER), `${id}.json`);
}

export function writeRecord(out: string, record: StateRecord): void {
  mkdirSync(join(out, STATES_FOLDER), { recursive: true });
  writeFileSync(recordPath(out, record.id), `${JSON.stringify(record, null, 1)}\n`);
}

/** The result of a state; undefined if there is none that can be read. */
export function readRecord(out: string, id: string): StateRecord | undefined {
  const path = recordPath(out, id);
  // A sweep that was stopped while it wrote the file has left no JSON; the state is shown again.
  return existsSync(path) ? (parsedJson(readFileSync(path, 'utf8')) as StateRecord | undefined) : undefined;
}
