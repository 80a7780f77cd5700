import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import type { MockBackend, MockReply, MockRequest } from './backend';

/** One catch-all handler, because the adapter searches linearly. @returns a function that removes the mock */
export function installMock(instance: AxiosInstance, backend: MockBackend): () => void {
  const mock = new MockAdapter(instance, { onNoMatch: 'throwException' });
  mock.onAny().reply(async (config) => {
    // The adapter's history grows without limit.
    mock.resetHistory();
    const reply = backend.respond(requestOf(instance, config as InternalAxiosRequestConfig));
    if (reply.delayMs > 0) await endOfCall(config as InternalAxiosRequestConfig, reply.delayMs);
    const { outcome } = reply;
    if (outcome.type === 'answer') return settled(config as InternalAxiosRequestConfig, outcome);
    if (outcome.type === 'cut') throw networkError(config as InternalAxiosRequestConfig);
    return endOfCall(config as InternalAxiosRequestConfig, Number.POSITIVE_INFINITY) as Promise<never>;
  });
  return () => mock.restore();
}

type Answer = Extract<MockReply['outcome'], { type: 'answer' }>;

/** Throws axios's error for a refused status: the adapter's own has no code. */
function settled(config: InternalAxiosRequestConfig, { status, body, contentType, retryAfter }: Answer) {
  const headers = {
    'content-type': contentType,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  if (config.validateStatus?.(status) ?? true) return [status, body, headers] as [number, string, typeof headers];
  const { ERR_BAD_REQUEST, ERR_BAD_RESPONSE } = axios.AxiosError;
  const code = status < 500 ? ERR_BAD_REQUEST : ERR_BAD_RESPONSE;
  const response = { status, statusText: '', data: body, headers, config };
  throw new axios.AxiosError(`Request failed with status code ${status}`, code, config, undefined, response);
}

function networkError(config: InternalAxiosRequestConfig): Error {
  return new axios.AxiosError('Network Error', axios.AxiosError.ERR_NETWORK, config);
}

/** Rejects first if the call times out or its signal aborts. */
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
