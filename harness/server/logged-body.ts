import { MAX_DEPTH, tooDeepAt } from '../engine/limits';

/** Bodies of requests and answers in the log: long ones are cut, and JSON is parsed when somebody reads it. */

/** Stands for a request's or an answer's body that is too long to keep. */
export interface CutBody {
  readonly truncated: true;
  /** Length of the whole body. */
  readonly bytes: number;
  /** How it begins. */
  readonly start: string;
}

/** A body as the log keeps it; undefined without one. */
export type KeptBody = string | CutBody | undefined;

/** Levels of a body that is shown as JSON; an answer may hold a scenario's part, so it is more than a scenario has. */
const MAX_LOGGED_DEPTH = 2 * MAX_DEPTH;
/** Characters that are kept of a body that is too long. */
const CUT_LENGTH = 2000;
/** A body as it is kept: a document's picture in each of a thousand lines would fill the memory. */
export function keptBody(body: string | undefined, maxBytes: number): KeptBody {
  // No text has more bytes than three for each of its characters.
  if (body === undefined || body.length * 3 <= maxBytes) return body;
  const bytes = Buffer.byteLength(body);
  return bytes <= maxBytes ? body : { truncated: true, bytes, start: beginning(body, CUT_LENGTH) };
}

/** The first characters of a text, as a text of their own: a mere slice would keep the whole one in memory. */
export function beginning(text: string, length: number): string {
  return Buffer.from(text.slice(0, length).replace(/[\ud800-\udbff]$/, '')).toString();
}

/** Bytes that a body takes in the log. */
export function sizeOfBody(body: KeptBody): number {
  if (body === undefined) return 0;
  return Buffer.byteLength(typeof body === 'string' ? body : body.start);
}

/** The value of a body that is JSON, else its text; null without one. JSON that is nested too deep to be written again stays text. */
export function parsedBody(body: KeptBody): unknown {
  if (body === undefined) return null;
  if (typeof body !== 'string') return body;
  try {
    const value: unknown = JSON.parse(body);
    return tooDeepAt(value, MAX_LOGGED_DEPTH) === undefined ? value : body;
  } catch {
    return body;
  }
}
