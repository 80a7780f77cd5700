import type { Mode } from '../../src/domain/modes';
import type { FaultKind } from '../engine/fault-kinds';

/** One line of the log, as the control API prints it (design 7). */
export interface LoggedRequest {
  readonly id: number;
  /** When it arrived, in real time, ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly path: string;
  /** The endpoint's name; null where the contract has no such call. */
  readonly endpoint: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed where it is JSON, else the text; null without one. */
  readonly body: unknown;
  /** Null while nothing was answered: in flight, cut, aborted, never answered or refused. */
  readonly status: number | null;
  readonly response: unknown;
  /** From arrival to answer or end; null while in flight. */
  readonly ms: number | null;
  /** The fault that struck; `off-site` for a request that left the loopback and was refused; null for none. */
  readonly fault: FaultKind | 'off-site' | null;
  readonly mode: Mode;
}

/** A line as it is kept: texts are parsed when somebody reads, because most lines are never read. */
export interface LogEntry
  extends Omit<LoggedRequest, 'at' | 'body' | 'response' | 'status' | 'ms' | 'fault' | 'endpoint'> {
  readonly at: number;
  readonly body: string | undefined;
  endpoint: string | null;
  fault: LoggedRequest['fault'];
  status: number | null;
  response: string | undefined;
  ms: number | null;
}

export type NewEntry = Omit<LogEntry, 'id' | 'at' | 'status' | 'response' | 'ms' | 'endpoint' | 'fault'>;

/** Characters of a body that is kept whole. */
const MAX_KEPT_BODY = 100_000;

/** The last requests, oldest first. */
export class RequestLog {
  #entries: LogEntry[] = [];
  #lastId = 0;

  /** @param limit how many lines are kept; the oldest go first */
  constructor(readonly limit = 1000) {}

  /** Adds a request at its arrival; the caller fills in how it ends. */
  add(entry: NewEntry): LogEntry {
    this.#lastId += 1;
    const added: LogEntry = {
      id: this.#lastId,
      at: Date.now(),
      method: entry.method,
      url: entry.url,
      host: entry.host,
      path: entry.path,
      query: entry.query,
      headers: entry.headers,
      body: kept(entry.body),
      mode: entry.mode,
      endpoint: null,
      status: null,
      response: undefined,
      ms: null,
      fault: null,
    };
    this.#entries.push(added);
    // In blocks, because taking one off the front of a full array at every request moves all the others.
    if (this.#entries.length > this.limit * 2) this.#entries = this.#entries.slice(-this.limit);
    return added;
  }

  /** Forgets every line; ids go on. */
  clear(): void {
    this.#entries = [];
  }

  list(): LoggedRequest[] {
    return this.#entries.slice(-this.limit).map(printed);
  }
}

/** A document's picture in a body would fill the memory a thousand times over. */
function kept(body: string | undefined): string | undefined {
  return body === undefined || body.length <= MAX_KEPT_BODY ? body : `(${body.length} characters, too long to keep)`;
}

/** The line as the control API prints it. */
export function printed(entry: LogEntry): LoggedRequest {
  const { id, at, method, url, host, path, endpoint, query, headers, body, status, response, ms, fault, mode } = entry;
  return {
    id,
    at: new Date(at).toISOString(),
    method,
    url,
    host,
    path,
    endpoint,
    query,
    headers,
    body: parsed(body),
    status,
    response: parsed(response),
    ms,
    fault,
    mode,
  };
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
