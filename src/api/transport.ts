import axios, { type AxiosAdapter, AxiosError } from 'axios';
import { AbortedError, type ApiError, HttpError, NetworkError, TimeoutError } from './errors';
import type { WireRequest } from './request';

/**
 * The only module that knows axios. Sends one request and gives back the body as text, or the transport error of
 * spec 8. JSON is parsed by the envelope, not here: axios would hand over broken JSON as a success.
 */

export type TransportAdapter = AxiosAdapter;

export interface TransportOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Name of the endpoint, for the errors. */
  readonly name: string;
  /** Which statuses are no `http error`. Default: 200 to 299. */
  readonly acceptStatus?: ((status: number) => boolean) | undefined;
  /** Replaces the wire: tests and in-process mocks. */
  readonly adapter?: TransportAdapter | undefined;
}

const isOk = (status: number) => status >= 200 && status < 300;

/** One instance: a mock that is put on it (`options.adapter`) sees every call of both clients. */
const instance = axios.create({
  responseType: 'text',
  transformRequest: (body) => body,
  transformResponse: (body) => body,
  // Without this a timeout has the same code as a page that navigates away.
  transitional: { clarifyTimeoutError: true },
});

function toApiError(error: unknown, options: TransportOptions): ApiError {
  const { name, timeoutMs } = options;
  if (axios.isCancel(error)) return new AbortedError(name);
  if (error instanceof AxiosError) {
    if (error.response) return new HttpError(name, error.response.status, error.response.statusText);
    if (error.code === AxiosError.ETIMEDOUT && /timeout of/.test(error.message))
      return new TimeoutError(name, timeoutMs);
    // What a browser does to requests of a page that is left.
    if (error.code === AxiosError.ECONNABORTED && error.message === 'Request aborted') return new AbortedError(name);
  }
  return new NetworkError(name, error);
}

/**
 * The body of the answer. A status that `acceptStatus` lets pass without being 2xx yields empty data (spec 8).
 * @throws HttpError, NetworkError, TimeoutError or AbortedError.
 */
export async function send(request: WireRequest, options: TransportOptions): Promise<unknown> {
  const { baseUrl, timeoutMs, signal, acceptStatus = isOk, adapter } = options;
  try {
    const response = await instance.request({
      method: request.method,
      url: `${baseUrl}${request.path}${request.query && `?${request.query}`}`,
      // axios adds an Accept of its own, which the second client does not send (spec 7).
      headers: { Accept: false, ...request.headers },
      // null, not undefined: axios drops the content type, which the spec sends with every method, of an absent body.
      data: request.body,
      withCredentials: request.credentials,
      timeout: timeoutMs,
      signal,
      validateStatus: acceptStatus,
      ...(adapter && { adapter }),
    });
    return isOk(response.status) ? response.data : '';
  } catch (error) {
    throw toApiError(error, options);
  }
}
