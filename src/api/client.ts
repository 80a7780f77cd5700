import type { Platform } from '../domain/modes';
import { onClear } from '../lib/member-memory';
import { trackPending } from '../lib/readiness';
import { type ClientTag, trackClientTag } from './client-tags';
import { dropEarly, takeEarly } from './early';
import { type Endpoint, endpointName, type HeadersOf, type RequestOf, type ResponseOf } from './endpoint';
import { readResponse } from './envelope';
import type { ErrorDisplay } from './error-display';
import { AbortedError, type ApiError, type ErrorReminder, isApiError } from './errors';
import { InFlight } from './in-flight';
import { buildRequest } from './request';
import { ResponseCache } from './response-cache';
import { receiveEarly, send, type TransportAdapter } from './transport';
import { HEADER_NAMES, keyOf, type SdkSession, type WireRequest } from './wire';

/** Facts about a finished request, for the error-reporting service: no address, no body. */
export interface RequestReport {
  readonly endpoint: string;
  readonly outcome: 'ok' | ApiError['kind'];
  readonly durationMs: number;
}

/** Fields of an answer that did not match the schema and were dropped, because screens work without them. */
export interface DroppedReport {
  readonly endpoint: string;
  /** Paths only: values may be personal data. */
  readonly fields: readonly string[];
}

/** Settings and callbacks of the client; `app/start.tsx` sets them at startup. */
export interface ClientConfig {
  /** Base address without a trailing slash, from `apiBaseOf`. Default: empty. */
  readonly baseUrl: string;
  /** Milliseconds until a call is aborted. Default: 30,000. */
  readonly timeoutMs: number;
  /** Value of Accept-Language: the page's language. */
  readonly language: () => string;
  readonly platform: () => Platform;
  /** Value of the extra user-agent header; undefined outside the mini-program's shell, where the header is not sent. */
  readonly shellUserAgent: () => string | undefined;
  /** Returns the value of a header that an endpoint's row names, such as `Guid`, or undefined to leave the header out. */
  readonly headerValue: (name: string) => string | undefined;
  /** Token and headers of the SDK session; undefined in every other mode. */
  readonly sdkSession: () => SdkSession | undefined;
  /** Returns local storage for the persistent cache, or undefined if there is none. */
  readonly storage: () => Storage | undefined;
  /** Shows a message to the member. The client itself shows only the toast of codes 1007 and 1008. */
  readonly onErrorDisplay: (display: ErrorDisplay) => void;
  /**
   * Checks whether the session still belongs to the member whom the page shows. Runs before each call that is not `forAnyMember`; if it
   * rejects, the call rejects with the same error.
   */
  readonly isSameMember: () => Promise<boolean>;
  /** Called with each result that comes from the server, not with cached ones. */
  readonly onResult: (endpoint: Endpoint, result: unknown) => void;
  /** Called once for each request to the server, when it has finished. */
  readonly onRequest: (report: RequestReport) => void;
  /** Called once for each failed request, except aborted ones. */
  readonly onError: (error: ApiError) => void;
  /** Called once for each answer from the server of which fields were dropped. */
  readonly onDropped: (report: DroppedReport) => void;
  /** Replaces axios's own network adapter in tests and in-process mocks. */
  readonly adapter: TransportAdapter | undefined;
}

/** Options of one call; all are optional. */
export interface CallOptions<E extends Endpoint = Endpoint> {
  /** Aborts the call for this caller; other callers of the same request still get the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Name of the member's action; it is sent as a header and remembered for 60 seconds. */
  readonly clientTag?: ClientTag | undefined;
  /** Values for headers that the endpoint's row names. Default: those of the client's `headerValue`. */
  readonly headers?: HeadersOf<E> | undefined;
  /**
   * How the failure is shown if no caller handles it. A reminder in the answer's envelope takes precedence. Callers that share one request
   * share the reminder of the first caller.
   */
  readonly errorReminder?: ErrorReminder | undefined;
  /** Sends a request even if an answer is cached or already requested: after a change, or on retry. Default: false. */
  readonly fresh?: boolean | undefined;
  /** Statuses that are not an `http error`. Default: 200 to 299. A body with any other accepted status counts as empty. */
  readonly acceptStatus?: ((status: number) => boolean) | undefined;
  /** Shows no toast for codes 1007 and 1008, for calls in the background; the call rejects all the same. Default: false. */
  readonly silent?: boolean | undefined;
  /** Called with the share of the body that has been sent, 0 to 1. Never called if the call joins a request in flight. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
}

const nothing = () => undefined;

const DEFAULTS: ClientConfig = {
  baseUrl: '',
  timeoutMs: 30_000,
  language: () => 'en',
  platform: () => 'pc',
  shellUserAgent: nothing,
  headerValue: nothing,
  sdkSession: nothing,
  storage: nothing,
  onErrorDisplay: nothing,
  isSameMember: () => Promise.resolve(true),
  onResult: nothing,
  onRequest: nothing,
  onError: nothing,
  onDropped: nothing,
  adapter: undefined,
};

let config = DEFAULTS;
let cache = createCache();
let flights = new InFlight<unknown>();

/** Sets up the client; a missing setting takes its default. Empties the cache in memory. */
export function configureClient(changes: Partial<ClientConfig>): void {
  config = { ...DEFAULTS, ...changes };
  cache = createCache();
  flights = new InFlight();
}

function createCache(): ResponseCache {
  return new ResponseCache(() => config.storage());
}

// These answers belong to the member.
onClear(() => {
  cache.clear();
  dropEarly();
});

/** Duration of the toast of codes 1007 and 1008. */
const TOKEN_TOAST_MS = 3000;

function policyOf(endpoint: Endpoint, { headers }: WireRequest) {
  if (endpoint.method !== 'GET' || endpoint.cache === undefined) return undefined;
  // Neither personal data nor the SDK token, which is part of the key in SDK mode, may be written to local storage: the next person at the
  // machine could read it.
  const persistent = endpoint.cache.persistent && !endpoint.personal && !(HEADER_NAMES.accessToken in headers);
  return { ...endpoint.cache, persistent };
}

/** The cached result; undefined if there is none, or if it does not match the schema because an older build wrote it. */
function cachedResult<E extends Endpoint>(endpoint: E, request: WireRequest, key: string): ResponseOf<E> | undefined {
  const policy = policyOf(endpoint, request);
  const body = policy && cache.get(key, policy);
  if (body === undefined) return undefined;
  try {
    return readResponse(endpoint, body, config.timeoutMs);
  } catch {
    cache.delete(key);
    return undefined;
  }
}

/** Runs `build` and passes an ApiError that it throws to `onError` before throwing it again. */
function reported<T>(build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (isApiError(error)) config.onError(error);
    throw error;
  }
}

/** Sends the request, checks the answer, updates the cache and calls the callbacks of the config. */
async function perform<E extends Endpoint>(
  endpoint: E,
  request: WireRequest,
  key: string,
  signal: AbortSignal,
  { acceptStatus, errorReminder, silent, onUploadProgress, fresh }: CallOptions,
): Promise<ResponseOf<E>> {
  const { baseUrl, timeoutMs, adapter, onResult, onRequest, onError, onErrorDisplay, onDropped } = config;
  const name = endpointName(endpoint);
  const policy = policyOf(endpoint, request);
  const early = fresh ? undefined : takeEarly(request);
  const started = early?.startedAt ?? performance.now();
  const finish = (outcome: RequestReport['outcome']) =>
    onRequest({ endpoint: name, outcome, durationMs: (early?.endedAt ?? performance.now()) - started });
  try {
    const options = { baseUrl, timeoutMs, signal, name, acceptStatus, onUploadProgress, adapter };
    const body = early ? await receiveEarly(early, options) : await send(request, options);
    const result = readResponse(endpoint, body, timeoutMs, errorReminder, (fields) =>
      onDropped({ endpoint: name, fields }),
    );
    if (policy) cache.set(key, body, policy);
    finish('ok');
    onResult(endpoint, result);
    return result;
  } catch (error) {
    if (!isApiError(error)) throw error;
    finish(error.kind);
    if (error.kind === 'aborted') throw error;
    if (error.kind === 'no-permission') cache.clear();
    else if (!endpoint.cache?.keepOnFailure) cache.delete(key);
    if (error.kind === 'token' && !silent) {
      onErrorDisplay({ kind: 'toast', title: error.message, durationMs: TOKEN_TOAST_MS });
    }
    onError(error);
    throw error;
  }
}

/**
 * Calls an endpoint and returns its checked result, from the cache if the endpoint's row allows it.
 * @throws ApiError for every failure; see its `kind`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  const { signal, clientTag, headers, fresh } = options;
  const name = endpointName(endpoint);
  const context = {
    language: config.language(),
    platform: config.platform(),
    shellUserAgent: config.shellUserAgent(),
    sdkSession: config.sdkSession(),
  };
  // Added here, so that no screen can forget them.
  const named = Object.fromEntries(endpoint.headers.map((header) => [header, config.headerValue(header)]));
  const plain = reported(() => buildRequest(endpoint, input, context, { ...named, ...headers }));
  const key = keyOf(plain);
  const cached = fresh ? undefined : cachedResult(endpoint, plain, key);
  if (cached !== undefined) return cached;

  const request = clientTag ? { ...plain, headers: { ...plain.headers, [HEADER_NAMES.clientTag]: clientTag } } : plain;
  const aborted = () => new AbortedError(name);
  const start = async (wire: AbortSignal) => {
    // Data that one member entered must not be sent under the session of another one.
    if (endpoint.credentials && !endpoint.forAnyMember && !(await config.isSameMember())) throw aborted();
    if (clientTag) trackClientTag(clientTag, name);
    return perform(endpoint, request, key, wire, options);
  };
  return trackPending(flights.join(key, start, { signal, fresh, aborted }) as Promise<ResponseOf<E>>);
}
