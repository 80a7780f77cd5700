import axios, { type AxiosAdapter, AxiosError, type AxiosRequestConfig } from 'axios';
import { retryTime } from '../domain/retry-after';
import { now } from '../lib/now';
import type { EarlyRequest } from './early';
import { AbortedError, type ApiError, HttpError, NetworkError, TimeoutError } from './errors';
import { addressOf, type WireRequest } from './wire';

/** The only module that uses axios. `envelope.ts` parses the JSON, because axios accepts broken JSON. */

export type TransportAdapter = AxiosAdapter;

export interface TransportOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly name: string;
  readonly early?: EarlyRequest | undefined;
  /** Default: 200 to 299. */
  readonly acceptStatus?: ((status: number) => boolean) | undefined;
  /** Share sent, 0 to 1. Not called without credentials. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
  /** Default: axios's own adapters. */
  readonly adapter?: TransportAdapter | undefined;
}

const instance = axios.create({
  responseType: 'text',
  transformRequest: (body) => body,
  transformResponse: (body) => body,
  // Otherwise timeouts and navigations share an error code.
  transitional: { clarifyTimeoutError: true },
});

const isOk = (status: number) => Math.trunc(status / 100) === 2;

let isPageLeft = false;

/** Browsers report requests of a closing page as network failures. */
export function setPageLeft(isLeft: boolean): void {
  isPageLeft = isLeft;
}

/** Empty for an accepted status other than 2xx. @throws HttpError, NetworkError, TimeoutError or AbortedError */
export async function send(request: WireRequest, options: TransportOptions): Promise<unknown> {
  const { baseUrl, timeoutMs, signal, early, acceptStatus = isOk, onUploadProgress, adapter } = options;
  try {
    const response = await instance.request({
      method: request.method,
      url: addressOf(request, baseUrl),
      // Drop axios's headers: another User-Agent would need a preflight.
      headers: { Accept: false, 'User-Agent': false, ...request.headers },
      // With undefined, axios drops the content type.
      data: request.body,
      withCredentials: request.credentials,
      timeout: early ? Math.max(1, early.startedAt + timeoutMs - performance.now()) : timeoutMs,
      signal,
      validateStatus: acceptStatus,
      // axios's `fetch` streams the body, which needs HTTP/2.
      ...(request.credentials &&
        !early &&
        onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
      ...(adapter && !early ? { adapter } : adapterOf(request, early)),
    });
    return isOk(response.status) ? response.data : '';
  } catch (error) {
    throw toApiError(error, options);
  }
}

/** Upload progress needs XMLHttpRequest; only `fetch` can omit cookies on the page's own origin. */
function adapterOf(
  { credentials }: WireRequest,
  early: EarlyRequest | undefined,
): Pick<AxiosRequestConfig, 'adapter' | 'env'> {
  if (early === undefined) return { adapter: credentials ? ['xhr', 'fetch'] : 'fetch' };
  const takeAnswer = (request: Request) => {
    request.signal.addEventListener('abort', early.abort);
    if (request.signal.aborted) early.abort();
    return early.response;
  };
  return { adapter: 'fetch', env: { fetch: takeAnswer as typeof fetch } };
}

function toApiError(error: unknown, { name, timeoutMs }: TransportOptions): ApiError {
  if (axios.isCancel(error) || isPageLeft) return new AbortedError(name);
  if (error instanceof AxiosError) {
    if (error.response) {
      const { status, statusText, headers } = error.response;
      const after = headers?.['retry-after'];
      return new HttpError(name, status, statusText, after === undefined ? undefined : retryTime(after, now()));
    }
    if (error.code === AxiosError.ETIMEDOUT && /timeout of/.test(error.message))
      return new TimeoutError(name, timeoutMs);
    // Browsers abort like this when the member leaves the page.
    if (error.code === AxiosError.ECONNABORTED && error.message === 'Request aborted') return new AbortedError(name);
  }
  return new NetworkError(name, error);
}
