import type { LoggedRequest } from '../core/logged-request';
import { beginning, type KeptBody, keptBody, parsedBody, sizeOfBody } from './logged-body';

/** Bodies are parsed on demand: most entries are never read. */
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
  readonly entries: number;
  /** Longer bodies are cut. */
  readonly bodyBytes: number;
  /** The oldest entries are removed first. */
  readonly totalBytes: number;
}

export const LOG_LIMITS: LogLimits = { entries: 10_000, bodyBytes: 100_000, totalBytes: 20_000_000 };

/** Node's limit for requests; addresses that the shell refused may be longer. */
const MAX_URL_LENGTH = 16_000;

/** The last requests, oldest first. */
export class RequestLog {
  /** In order of arrival. */
  readonly #entries = new Map<number, { readonly entry: LogEntry; bytes: number }>();
  #bytes = 0;
  #firstId = 1;
  #lastId = 0;

  constructor(readonly limits: LogLimits = LOG_LIMITS) {}

  /** Call `end` when it has ended. */
  add(entry: NewEntry): LogEntry {
    this.#lastId += 1;
    const isLong = entry.url.length > MAX_URL_LENGTH;
    // A spread here took much of a call's time.
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

  /** Works also for removed entries. */
  end(entry: LogEntry, { status, response, headers, ms }: RequestEnd): void {
    const kept = keptBody(response, this.limits.bodyBytes);
    Object.assign(entry, { status, response: kept, responseHeaders: headers ?? null, ms } satisfies Partial<LogEntry>);
    this.#count(entry.id, sizeOfBody(kept));
  }

  has({ id }: LogEntry): boolean {
    return this.#entries.has(id);
  }

  /** Ids continue. */
  clear(): void {
    this.#entries.clear();
    this.#firstId = this.#lastId + 1;
    this.#bytes = 0;
  }

  list(): LoggedRequest[] {
    return [...this.#entries.values()].map(({ entry }) => printed(entry));
  }

  /** Removes the oldest entries while the log is too large; keeps the newest. */
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

export function printed(entry: LogEntry): LoggedRequest {
  const { at, body, response } = entry;
  return { ...entry, at: new Date(at).toISOString(), body: parsedBody(body), response: parsedBody(response) };
}
