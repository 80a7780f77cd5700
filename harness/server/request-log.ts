import type { Mode } from '../../src/domain/modes';
import type { FaultKind } from '../engine/faults';
import { beginning, type KeptBody, keptBody, parsedBody, sizeOfBody } from './logged-body';

/** One line of the log, as the control API prints it. */
export interface LoggedRequest {
  readonly id: number;
  /** When it arrived, in real time, ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly path: string;
  /** The endpoint's name; null if the contract has no such call. */
  readonly endpoint: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed if it is JSON, else the text; null if there is no body; a `CutBody` if it is too long. */
  readonly body: unknown;
  /** Null if there is no answer: the request is in flight, cut, aborted, never answered or refused. */
  readonly status: number | null;
  /** As `body`. */
  readonly response: unknown;
  /** Null if there is no answer. */
  readonly responseHeaders: Readonly<Record<string, unknown>> | null;
  /** Milliseconds from arrival to answer or end; null while in flight. */
  readonly ms: number | null;
  /** Kind of the injected fault; `off-site` for a refused request to another machine; null for none. */
  readonly fault: FaultKind | 'off-site' | null;
  readonly mode: Mode;
}

/** An entry as the log keeps it. Bodies are parsed only when the entry is read, because most entries are never read. */
export interface LogEntry
  extends Omit<LoggedRequest, 'at' | 'body' | 'response' | 'status' | 'ms' | 'fault' | 'endpoint'> {
  readonly at: number;
  readonly body: KeptBody;
  endpoint: string | null;
  fault: LoggedRequest['fault'];
  readonly status: number | null;
  readonly response: KeptBody;
  readonly ms: number | null;
}

export interface NewEntry
  extends Omit<
    LogEntry,
    'id' | 'at' | 'body' | 'status' | 'response' | 'responseHeaders' | 'ms' | 'endpoint' | 'fault'
  > {
  readonly body: string | undefined;
}

/** How a request ended. */
export interface RequestEnd {
  readonly status: number | null;
  readonly response: string | undefined;
  /** Default: there is no answer. */
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

/** Limits of the log. */
export interface LogLimits {
  /** Number of entries; the oldest are removed first. */
  readonly entries: number;
  /** Bytes of a body; a longer one is cut. */
  readonly bodyBytes: number;
  /** Bytes of all entries together; the oldest are removed first. */
  readonly totalBytes: number;
}

export const LOG_LIMITS: LogLimits = { entries: 10_000, bodyBytes: 100_000, totalBytes: 20_000_000 };

/**
 * Characters of an address that are kept. Node accepts no longer one in a request, but an address that the desktop shell refused may be
 * longer.
 */
const MAX_URL_LENGTH = 16_000;

/** The last requests, oldest first. */
export class RequestLog {
  /** By their ids, which follow each other: in the order of their arrival. */
  readonly #entries = new Map<number, { readonly entry: LogEntry; bytes: number }>();
  #bytes = 0;
  #firstId = 1;
  #lastId = 0;

  constructor(readonly limits: LogLimits = LOG_LIMITS) {}

  /** Adds a request at its arrival; `end` records how it ended. */
  add(entry: NewEntry): LogEntry {
    this.#lastId += 1;
    const isLong = entry.url.length > MAX_URL_LENGTH;
    // Key by key: a spread was one of the longest parts of a call.
    const added: LogEntry = {
      id: this.#lastId,
      at: Date.now(),
      method: entry.method,
      url: isLong ? beginning(entry.url, MAX_URL_LENGTH) : entry.url,
      host: entry.host,
      path: isLong ? beginning(entry.path, MAX_URL_LENGTH) : entry.path,
      query: isLong ? {} : entry.query,
      headers: entry.headers,
      mode: entry.mode,
      body: keptBody(entry.body, this.limits.bodyBytes),
      endpoint: null,
      status: null,
      response: undefined,
      responseHeaders: null,
      ms: null,
      fault: null,
    };
    this.#entries.set(added.id, { entry: added, bytes: 0 });
    this.#count(added.id, sizeOfRequest(added));
    return added;
  }

  /** Records how a request ended, even if its entry was removed from the log already. */
  end(entry: LogEntry, { status, response, headers, ms }: RequestEnd): void {
    const kept = keptBody(response, this.limits.bodyBytes);
    Object.assign(entry, { status, response: kept, responseHeaders: headers ?? null, ms } satisfies Partial<LogEntry>);
    this.#count(entry.id, sizeOfBody(kept));
  }

  /** Whether the entry is still in the log. */
  has({ id }: LogEntry): boolean {
    return this.#entries.has(id);
  }

  /** Removes all entries. New ids continue after the old ones. */
  clear(): void {
    this.#entries.clear();
    this.#firstId = this.#lastId + 1;
    this.#bytes = 0;
  }

  list(): LoggedRequest[] {
    return [...this.#entries.values()].map(({ entry }) => printed(entry));
  }

  /** Adds to the size of an entry, and removes the oldest entries while the log is too large. The newest entry always stays. */
  #count(id: number, bytes: number): void {
    const line = this.#entries.get(id);
    if (line === undefined) return;
    line.bytes += bytes;
    this.#bytes += bytes;
    const { entries, totalBytes } = this.limits;
    while (this.#entries.size > 1 && (this.#entries.size > entries || this.#bytes > totalBytes)) {
      this.#bytes -= this.#entries.get(this.#firstId)?.bytes ?? 0;
      this.#entries.delete(this.#firstId);
      this.#firstId += 1;
    }
  }
}

function sizeOfRequest({ url, path, headers, body }: LogEntry): number {
  let size = url.length + path.length + sizeOfBody(body);
  for (const [name, value] of Object.entries(headers)) size += name.length + String(value).length;
  return size;
}

/** The entry as the control API prints it. */
export function printed(entry: LogEntry): LoggedRequest {
  const { at, body, response } = entry;
  return { ...entry, at: new Date(at).toISOString(), body: parsedBody(body), response: parsedBody(response) };
}
