import type { FaultKind } from './faults';
import type { ModeWord } from './modes';

export interface LoggedRequest {
  readonly id: number;
  /** Real time, ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly path: string;
  /** Null for an unknown call. */
  readonly endpoint: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, else text; null if empty; a `CutBody` if too long. */
  readonly body: unknown;
  /** Null without an answer, for example while in flight. */
  readonly status: number | null;
  readonly response: unknown;
  readonly responseHeaders: Readonly<Record<string, unknown>> | null;
  /** Milliseconds to the answer or end; null while in flight. */
  readonly ms: number | null;
  /** `off-site`: a refused request to another machine. */
  readonly fault: FaultKind | 'off-site' | null;
  readonly mode: ModeWord;
}

export interface CutBody {
  readonly truncated: true;
  /** Length of the whole body. */
  readonly bytes: number;
  readonly start: string;
}

export function isCutBody(body: unknown): body is CutBody {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 3) return false;
  const { truncated, bytes, start } = body as Partial<Record<keyof CutBody, unknown>>;
  return truncated === true && typeof bytes === 'number' && typeof start === 'string';
}
