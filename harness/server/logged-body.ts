import { MAX_DEPTH, tooDeepAt } from '../engine/limits';
import { parsedJson } from '../engine/parsed-json';

/** Bodies of requests and answers in the log: long ones are cut, and JSON is parsed when somebody reads it. */

/** Replaces a body that is too long for the log. */
export interface CutBody {
  readonly truncated: true;
  /** Length of the whole body. */
  readonly bytes: number;
  /** The first characters of the body. */
  readonly start: string;
}

/** Whether a logged body was cut because of its length. */
export function isCutBody(body: unknown): body is CutBody {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 3) return false;
  const { truncated, bytes, start } = body as Partial<Record<keyof CutBody, unknown>>;
  return truncated === true && typeof bytes === 'number' && typeof start === 'string';
}

/** A body as the log keeps it; undefined if there is none. */
export type KeptBody = string | CutBody | undefined;

/**
 * Maximum nesting of a body that is shown as JSON. An answer can contain a part of a scenario, so this is more than a scenario may have.
 */
const MAX_LOGGED_DEPTH = 2 * MAX_DEPTH;
/** Number of characters that are kept of a body that is too long. */
const CUT_LENGTH = 2000;
/** A body as the log keeps it. Long ones are cut, because a thousand entries with pictures of documents would fill the memory. */
export function keptBody(body: string | undefined, maxBytes: number): KeptBody {
  // A character of a JavaScript string has at most three bytes in UTF-8.
  if (body === undefined || body.length * 3 <= maxBytes) return body;
  const bytes = Buffer.byteLength(body);
  return bytes <= maxBytes ? body : { truncated: true, bytes, start: beginning(body, CUT_LENGTH) };
}

/** A copy of the first characters of a text. A slice alone would keep the whole text in memory. */
export function beginning(text: string, length: number): string {
  return Buffer.from(text.slice(0, length).replace(/[\ud800-\udbff]$/, '')).toString();
}

/** Number of bytes that a body takes in the log. */
export function sizeOfBody(body: KeptBody): number {
  if (body === undefined) return 0;
  return Buffer.byteLength(typeof body === 'string' ? body : body.start);
}

/** The parsed body if it is JSON, else its text; null if there is none. JSON that is nested too deep stays a text. */
export function parsedBody(body: KeptBody): unknown {
  if (body === undefined) return null;
  if (typeof body !== 'string') return body;
  const value = parsedJson(body);
  return value === undefined || tooDeepAt(value, MAX_LOGGED_DEPTH) !== undefined ? body : value;
}
