import { keyOf, type WireRequest } from './wire';

/**
 * Requests that the first script sends while the API client is still loading, so that their answers are there when the first screen is
 * rendered. The client takes them by `takeEarly` when a screen makes the same call; it checks and reads them like any other answer.
 *
 * An early answer is used at most once, and only for the first screen: the rest is dropped when the page is ready, when the profile cannot be
 * loaded, and when the member's data is cleared, so that no screen shows old data.
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
/** Aborts each early request, also those whose answers have been taken. */
const sent: (() => void)[] = [];

/** Sends a request whose answer a later call with the same request takes. */
export function sendEarly(request: WireRequest, baseUrl: string, timeoutMs: number): EarlyRequest {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  sent.push(abort);
  const answer = receive(request, baseUrl, controller.signal).finally(() => {
    clearTimeout(timer);
    early.endedAt = performance.now();
  });
  const early: EarlyRequest = { answer, startedAt: performance.now(), endedAt: undefined, abort };
  // Whoever takes the answer handles its failure.
  answer.catch(() => undefined);
  waiting.set(keyOf(request), early);
  return early;
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

/** Aborts all early requests, because the page is left: a cut request would otherwise look like a failure of the network. */
export function abortEarly(): void {
  for (const abort of sent) abort();
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
