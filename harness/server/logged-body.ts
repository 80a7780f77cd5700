import { MAX_DEPTH, tooDeepAt } from '../core/limits';
import type { CutBody } from '../core/logged-request';
import { parsedJson } from '../core/parsed-json';

/** The log cuts long bodies, and parses JSON when it is read. */

/** Undefined if empty. */
export type KeptBody = string | CutBody | undefined;

/** More than a scenario's, because an answer can contain a part of one. */
const MAX_LOGGED_DEPTH = 2 * MAX_DEPTH;
/** Characters kept of a body that is too long. */
const CUT_LENGTH = 2000;
/** Uncut, a thousand pictures of documents would fill the memory. */
export function keptBody(body: string | undefined, maxBytes: number): KeptBody {
  // A UTF-16 code unit has at most three bytes in UTF-8.
  if (body === undefined || body.length * 3 <= maxBytes) return body;
  const bytes = Buffer.byteLength(body);
  return bytes <= maxBytes ? body : { truncated: true, bytes, start: beginning(body, CUT_LENGTH) };
}

/** A plain slice would keep the whole text in memory. */
export function beginning(text: string, length: number): string {
  return Buffer.from(text.slice(0, length).replace(/[\ud800-\udbff]$/, '')).toString();
}

/** In bytes. */
export function sizeOfBody(body: KeptBody): number {
  if (body === undefined) return 0;
  return Buffer.byteLength(typeof body === 'string' ? body : body.start);
}

/** Parsed JSON, else text; null if empty. JSON that is nested too deep stays text. */
export function parsedBody(body: KeptBody): unknown {
  if (body === undefined) return null;
  if (typeof body !== 'string') return body;
  const value = parsedJson(body);
  return value === undefined || tooDeepAt(value, MAX_LOGGED_DEPTH) !== undefined ? body : value;
}
