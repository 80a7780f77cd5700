import { addressOf, keyOf, type WireRequest } from './wire';

/** Requests sent ahead, so that a screen's first render has the answer. Each answer is used at most once. */
export interface EarlyRequest {
  readonly response: Promise<Response>;
  /** In the time of `performance.now()`. */
  readonly startedAt: number;
  endedAt: number | undefined;
  readonly abort: () => void;
}

const waiting = new Map<string, EarlyRequest>();

/** @param keptMs milliseconds until it is dropped if unused; default: no limit */
export function sendEarly(request: WireRequest, baseUrl: string, keptMs?: number): EarlyRequest {
  const { method, headers, body, credentials } = request;
  const controller = new AbortController();
  const response = fetch(addressOf(request, baseUrl), {
    method,
    headers: { ...headers },
    body,
    credentials: credentials ? 'include' : 'omit',
    signal: controller.signal,
  });
  const early: EarlyRequest = {
    response,
    startedAt: performance.now(),
    endedAt: undefined,
    abort: () => controller.abort(),
  };
  const end = () => {
    early.endedAt = performance.now();
  };
  response.then(end, end);
  const key = keyOf(request);
  waiting.set(key, early);
  if (keptMs !== undefined) {
    setTimeout(() => {
      if (waiting.get(key) !== early) return;
      waiting.delete(key);
      early.abort();
    }, keptMs);
  }
  return early;
}

export function isWaiting(request: WireRequest): boolean {
  return waiting.has(keyOf(request));
}

export function takeEarly(request: WireRequest): EarlyRequest | undefined {
  const key = keyOf(request);
  const early = waiting.get(key);
  waiting.delete(key);
  return early;
}

export function dropEarly(): void {
  for (const { abort } of waiting.values()) abort();
  waiting.clear();
}
