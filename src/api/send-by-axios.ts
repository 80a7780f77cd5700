import axios, { AxiosError } from 'axios';
import { AbortedError, type ApiError, HttpError, NetworkError, TimeoutError } from './errors';
import { isOk, type TransportOptions } from './transport';
import type { WireRequest } from './wire';

/**
 * The only module that uses axios. JSON is parsed in `envelope.ts`, not here: axios returns broken JSON as if it were a successful answer.
 */

/** One instance for calls with and without credentials, so that an `adapter` receives all of them. */
const instance = axios.create({
  responseType: 'text',
  transformRequest: (body) => body,
  transformResponse: (body) => body,
  // Without this a timeout and a navigation away from the page have the same error code.
  transitional: { clarifyTimeoutError: true },
});

function toApiError(error: unknown, options: TransportOptions): ApiError {
  const { name, timeoutMs } = options;
  if (axios.isCancel(error)) return new AbortedError(name);
  if (error instanceof AxiosError) {
    if (error.response) return new HttpError(name, error.response.status, error.response.statusText);
    if (error.code === AxiosError.ETIMEDOUT && /timeout of/.test(error.message))
      return new TimeoutError(name, timeoutMs);
    // Browsers abort requests like this when the member leaves the page.
    if (error.code === AxiosError.ECONNABORTED && error.message === 'Request aborted') return new AbortedError(name);
  }
  return new NetworkError(name, error);
}

/**
 * Sends a request and returns the body of the answer as text; empty if `acceptStatus` accepted a status that is not 2xx.
 * @throws HttpError, NetworkError, TimeoutError or AbortedError
 */
export async function sendByAxios(request: WireRequest, options: TransportOptions): Promise<unknown> {
  const { baseUrl, timeoutMs, signal, acceptStatus = isOk, onUploadProgress, adapter } = options;
  try {
    const response = await instance.request({
      method: request.method,
      url: `${baseUrl}${request.path}${request.query && `?${request.query}`}`,
      // Removes the Accept header that axios adds: calls without credentials must not send one.
      headers: { Accept: false, ...request.headers },
      // null instead of undefined: without a body axios drops the content type, which every method has to send.
      data: request.body,
      withCredentials: request.credentials,
      timeout: timeoutMs,
      signal,
      validateStatus: acceptStatus,
      ...(onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
      ...(adapter && { adapter }),
    });
    return isOk(response.status) ? response.data : '';
  } catch (error) {
    throw toApiError(error, options);
  }
}
