import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { MockBackend, MockReply, MockRequest } from './backend';

/** What the server adds to a call's config, so that nothing is taken apart twice. */
interface HarnessCall {
  readonly request: MockRequest;
  /** Told what happens to the call before it happens. */
  readonly onReply: (reply: MockReply) => void;
}

/** A call's config with the server's part; absent on calls of the app's own client. */
export type HarnessConfig = InternalAxiosRequestConfig & { readonly harness?: HarnessCall };

/**
 * Puts the mock on an axios instance: the app's own client in a unit test, or the one through which the server passes
 * real HTTP. One catch-all handler that dispatches by a map, because the adapter looks through its own list one by one.
 * A cut is axios's network error, a call that is never answered ends by its own timeout or abort, as on a real wire.
 *
 * @returns what takes the mock off again
 */
export function installMock(instance: AxiosInstance, backend: MockBackend): () => void {
  const mock = new MockAdapter(instance, { onNoMatch: 'throwException' });
  mock.onAny().reply(async (config) => {
    // The adapter keeps every request for tests to look at; here a long run would keep them all for ever.
    mock.resetHistory();
    const { harness } = config as HarnessConfig;
    const request = harness?.request ?? requestOf(instance, config as InternalAxiosRequestConfig);
    const reply = backend.respond(request);
    harness?.onReply(reply);
    if (reply.delayMs > 0) await endOfCall(config as InternalAxiosRequestConfig, reply.delayMs);
    const { outcome } = reply;
    if (outcome.type === 'answer') return settled(config as InternalAxiosRequestConfig, outcome);
    if (outcome.type === 'cut') throw networkError(config as InternalAxiosRequestConfig);
    return endOfCall(config as InternalAxiosRequestConfig, Number.POSITIVE_INFINITY) as Promise<never>;
  });
  return () => mock.restore();
}

type Answer = Extract<MockReply['outcome'], { type: 'answer' }>;

/** The answer for the adapter, which would refuse a status too, but without the code that axios gives the error. */
function settled(config: InternalAxiosRequestConfig, { status, body, contentType }: Answer) {
  const headers = { 'content-type': contentType };
  if (config.validateStatus?.(status) ?? true) return [status, body, headers] as [number, string, typeof headers];
  const { ERR_BAD_REQUEST, ERR_BAD_RESPONSE } = axios.AxiosError;
  const code = status < 500 ? ERR_BAD_REQUEST : ERR_BAD_RESPONSE;
  const response = { status, statusText: '', data: body, headers, config };
  throw new axios.AxiosError(`Request failed with status code ${status}`, code, config, undefined, response);
}

function networkError(config: InternalAxiosRequestConfig): Error {
  return new axios.AxiosError('Network Error', axios.AxiosError.ERR_NETWORK, config);
}

/** Waits, and rejects as axios does when the call's timeout runs out or its signal aborts before. */
function endOfCall(config: InternalAxiosRequestConfig, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const finish = (action: () => void) => {
      timers.forEach(clearTimeout);
      config.signal?.removeEventListener?.('abort', abort);
      action();
    };
    const abort = () => finish(() => reject(new axios.CanceledError(undefined, config)));
    if (config.signal?.aborted) return abort();
    config.signal?.addEventListener?.('abort', abort);
    if (Number.isFinite(ms)) timers.push(setTimeout(() => finish(resolve), ms));
    if (config.timeout) timers.push(setTimeout(() => finish(() => reject(timeoutError(config))), config.timeout));
  });
}

function timeoutError(config: InternalAxiosRequestConfig): Error {
  const { ETIMEDOUT, ECONNABORTED } = axios.AxiosError;
  const code = config.transitional?.clarifyTimeoutError ? ETIMEDOUT : ECONNABORTED;
  return new axios.AxiosError(`timeout of ${config.timeout}ms exceeded`, code, config);
}

/** A call of an axios client as the request that would have gone over the wire. */
function requestOf(instance: AxiosInstance, config: InternalAxiosRequestConfig): MockRequest {
  const url = new URL(instance.getUri(config), 'http://mock.invalid');
  const headers = Object.entries(config.headers ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), String(value)])),
    body: config.data === undefined || config.data === null ? undefined : String(config.data),
  };
}
