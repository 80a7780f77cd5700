import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../core/parsed-json';
import type { Scenario } from '../core/scenario';
import type { ServedAgreement } from '../core/served-agreements';
import { inside } from './inside';

/** What axe left undecided on a page. */
interface AxeFacts {
  /** Texts whose contrast neither axe nor the picture decides. */
  readonly undecided: readonly string[];
}

/** `left`: the app went to the wider product, such as the login. `closed`: the mini-program closed itself. */
export type StateEnd = 'ready' | 'left' | 'closed' | 'timeout';

/** One problem of a state. */
export interface Failure {
  /** Id of the check. */
  readonly check: string;
  readonly message: string;
}

/** In pixels of the picture: left, top, width, height. */
export type TextBox = readonly [text: string, x: number, y: number, width: number, height: number];

/** `in-app`: the app navigated from the previous state's page. */
export type Reached = 'opened' | 'in-app';

/** As in `states/<id>.json`. */
export interface StateRecord {
  readonly id: string;
  readonly name: string;
  /** With all defaults. */
  readonly scenario: Scenario;
  readonly link: string;
  readonly reached: Reached;
  readonly build: string;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  readonly end: StateEnd;
  /** After the page had loaded. */
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly texts: readonly string[];
  /** Visible texts in document order, to distinguish moved texts from changed pictures. */
  readonly boxes: readonly TextBox[];
  /** Below the sweep's folder; null without a picture. */
  readonly picture: string | null;
  /** SHA-256 of the picture's bytes. */
  readonly pictureHash: string | null;
  /** Each once. */
  readonly calls: readonly string[];
  /** `kind endpoint`. */
  readonly struck: readonly string[];
  readonly axe: AxeFacts | 'skipped';
  readonly agreements: readonly ServedAgreement[];
  /** Family and weight. */
  readonly fonts: readonly string[];
  /** Background requests of the browser to other machines. Refused, and not counted by checks. */
  readonly browserRequests: readonly string[];
  readonly browser: string;
  readonly ms: number;
  readonly at: string;
}

export const STATES_FOLDER = 'states';
export const PICTURES_FOLDER = 'pictures';

export function recordPath(out: string, id: string): string {
  return inside(join(out, STATES_FOLDER), `${id}.json`);
}

export function writeRecord(out: string, record: StateRecord): void {
  mkdirSync(join(out, STATES_FOLDER), { recursive: true });
  writeFileSync(recordPath(out, record.id), `${JSON.stringify(record, null, 1)}\n`);
}

/** Undefined if it cannot be read. */
export function readRecord(out: string, id: string): StateRecord | undefined {
  const path = recordPath(out, id);
  // A sweep that was stopped while writing left no JSON; the state is shown again.
  return existsSync(path) ? (parsedJson(readFileSync(path, 'utf8')) as StateRecord | undefined) : undefined;
}
