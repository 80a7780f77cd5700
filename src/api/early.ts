import { keyOf, type WireRequest } from './wire';

/**
 * Requests that the first script sends while the API client is still loading, so that their answers are there when the first screen is
 * rendered. The client takes them by `takeEarly` when a screen makes the same call; it checks and reads them like any other answer.
 *
 * An early answer is used at most once, so that no screen shows old data. The rest of the first screen's is dropped when the page is ready or
 * the profile cannot be loaded; those of a screen that the member is likely to open next (`app/ahead.ts`) are dropped after a short time. All are
 * dropped when the member's data is cleared, and when a call changes something on the server.
 */
export interface EarlyRequest {
  /** Rejects with a DOMException (`TimeoutError` or `AbortError`), or with another error if the network failed. */
  readonly answer: Promise<EarlyAnswer>;
  /** When it was sent, in the time of `performance.now()`. */
  readonly startedAt: number;
  /** When it was answered or failed, which may be long before a call takes it; undefined until then. */
  endedAt: number | undefined;
  readonly abort: () => void;
}

/** The answer to an early request: any status, and the body as text. */
interface EarlyAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
}

/** Requests whose answers have not been taken, by key. */
const waiting = new Map<string, EarlyRequest>();
/** Aborts each request that is under way, also those whose answers have been taken. */
const underWay = new Set<() => void>();

/** Sends a request without axios, which is loaded once the page is ready. Whoever reads the answer handles its failure. */
export function sendNow(request: WireRequest, baseUrl: string, timeoutMs: number): EarlyRequest {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  underWay.add(abort);
  const answer = receive(request, baseUrl, controller.signal).finally(() => {
    clearTimeout(timer);
    underWay.delete(abort);
    early.endedAt = performance.now();
  });
  const early: EarlyRequest = { answer, startedAt: performance.now(), endedAt: undefined, abort };
  answer.catch(() => undefined);
  return early;
}

/**
 * Sends a request whose answer a later call with the same request takes.
 *
 * @param keptMs milliseconds after which it is dropped unless a call has taken it; default: not by time
 */
export function sendEarly(request: WireRequest, baseUrl: string, timeoutMs: number, keptMs?: number): EarlyRequest {
  const early = sendNow(request, baseUrl, timeoutMs);
  const { abort } = early;
  const key = keyOf(request);
  waiting.set(key, early);
  if (keptMs !== undefined) {
    setTimeout(() => {
      if (waiting.get(key) !== early) return;
      waiting.delete(key);
      abort();
    }, keptMs);
  }
  return early;
}

/** Whether a request was sent whose answer no call has taken yet. */
export function isWaiting(request: WireRequest): boolean {
  return waiting.has(keyOf(request));
}

/** Returns the early request for the same call, and forgets it; undefined if there is none. */
export function takeEarly(request: WireRequest): EarlyRequest | undefined {
  const key = keyOf(request);
  const early = waiting.get(key);
  waiting.delete(key);
  return early;
}

/** Aborts and forgets the early requests that no call has taken. */
export function dropEarly(): void {
  for (const { abort } of waiting.values()) abort();
  waiting.clear();
}

/** Aborts all requests under way, because the page is left: a cut request would otherwise look like a failure of the network. */
export function abortEarly(): void {
  for (const abort of underWay) abort();
}

async function receive(
  { method, path, query, headers, body, credentials }: WireRequest,
  baseUrl: string,
  signal: AbortSignal,
): Promise<EarlyAnswer> {
  const response = await fetch(`${baseUrl}${path}${query && `?${query}`}`, {
    method,
    headers: { ...headers },
    body,
    credentials: credentials ? 'include' : 'omit',
    signal,
  });
  const { status, statusText } = response;
  return { status, statusText, body: await response.text() };
}
