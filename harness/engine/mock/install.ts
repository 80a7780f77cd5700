import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { MockBackend, MockReply, MockRequest } from './backend';

/** What the server adds to a call's axios config. It has parsed the request already, so the mock need not do it again. */
interface HarnessCall {
  readonly request: MockRequest;
  /** Called with the mock's decision before it takes effect. */
  readonly onReply: (reply: MockReply) => void;
}

/** The axios config of a call. `harness` is missing in calls of the app's own client. */
export type HarnessConfig = InternalAxiosRequestConfig & { readonly harness?: HarnessCall };

/**
 * Installs the mock on an axios instance: the app's own client in a unit test, or the instance through which the server passes
 * real HTTP requests. Uses one catch-all handler with a map, because the adapter searches its own list of handlers one by one.
 * A cut connection becomes axios's network error. A call without an answer ends by its own timeout or abort signal.
 *
 * @returns a function that removes the mock
 */
export function installMock(instance: AxiosInstance, backend: MockBackend): () => void {
  const mock = new MockAdapter(instance, { onNoMatch: 'throwException' });
  mock.onAny().reply(async (config) => {
    // The adapter stores every request for tests. In a long run the list would grow without limit.
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

/** Returns the answer in the adapter's form. Throws axios's error for a refused status, because the adapter's own error has no code. */
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

/** Waits for `ms`. Rejects with axios's error if the call times out or its signal aborts first. */
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

/** Converts a call of an axios client to the request that it would send. */
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
