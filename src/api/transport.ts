import type { AxiosAdapter } from 'axios';
import { loadFile } from '../lib/load-file';
import { type EarlyRequest, sendNow } from './early';
import { AbortedError, HttpError, NetworkError, TimeoutError } from './errors';
import type { sendByAxios } from './send-by-axios';
import type { WireRequest } from './wire';

/** Sends a request instead of axios. */
export type TransportAdapter = AxiosAdapter;

/** How a request is sent. */
export interface TransportOptions {
  readonly baseUrl: string;
  /** Milliseconds until the request is aborted. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Name of the endpoint, for the errors. */
  readonly name: string;
  /** Statuses that are not an `http error`. Default: 200 to 299. */
  readonly acceptStatus?: ((status: number) => boolean) | undefined;
  /** Called with the share of the body that has been sent, 0 to 1. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
  /** Replaces axios's own network adapter in tests and in-process mocks. */
  readonly adapter?: TransportAdapter | undefined;
}

/** Whether a status says that a call went well. */
export const isOk = (status: number) => Math.trunc(status / 100) === 2;

/** The function that sends requests by axios, once its code is there. */
let axiosSender: typeof sendByAxios | undefined;

/** Fetches axios. The app does so when its first view is ready: until then `send` sends as the first script does (`early.ts`). */
export async function loadSender(): Promise<typeof sendByAxios> {
  axiosSender = (await loadFile(() => import('./send-by-axios'))).sendByAxios;
  return axiosSender;
}

/**
 * Sends a request and returns the body of the answer as text; empty if `acceptStatus` accepted a status that is not 2xx. A request whose progress is
 * asked for needs axios; if that cannot be had, it counts as a failure of the network.
 * @throws HttpError, NetworkError, TimeoutError or AbortedError
 */
export async function send(request: WireRequest, options: TransportOptions): Promise<unknown> {
  const { name, baseUrl, timeoutMs, onUploadProgress, adapter } = options;
  if (!axiosSender && !onUploadProgress && !adapter) {
    return receiveEarly(sendNow(request, baseUrl, timeoutMs), options);
  }
  const sender = axiosSender ?? loadSender();
  const sendRequest = await Promise.resolve(sender).catch((error: unknown) => {
    throw new NetworkError(name, error);
  });
  return sendRequest(request, options);
}

/**
 * Returns the body of the answer to an early request; the same results and errors as `send`.
 * @throws HttpError, NetworkError, TimeoutError or AbortedError
 */
export async function receiveEarly(early: EarlyRequest, options: TransportOptions): Promise<unknown> {
  const { name, timeoutMs, signal, acceptStatus = isOk } = options;
  if (signal.aborted) early.abort();
  signal.addEventListener('abort', early.abort);
  const answer = await early.answer.catch((error: unknown) => {
    const reason = error instanceof DOMException ? error.name : undefined;
    if (reason === 'TimeoutError') throw new TimeoutError(name, timeoutMs);
    if (reason === 'AbortError') throw new AbortedError(name);
    throw new NetworkError(name, error);
  });
  if (!acceptStatus(answer.status)) throw new HttpError(name, answer.status, answer.statusText);
  return isOk(answer.status) ? answer.body : '';
}
