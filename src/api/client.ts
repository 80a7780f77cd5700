import type { Platform } from '../domain/modes';
import { onClear } from '../lib/member-memory';
import { trackPending } from '../lib/readiness';
import { type ClientTag, trackClientTag } from './client-tags';
import { type Endpoint, endpointName, type HeadersOf, type RequestOf, type ResponseOf } from './endpoint';
import { readResponse } from './envelope';
import type { ErrorDisplay } from './error-display';
import { AbortedError, type ApiError, type ErrorReminder, isApiError } from './errors';
import { InFlight } from './in-flight';
import { buildRequest, HEADER_NAMES, type SdkSession, type WireRequest } from './request';
import { ResponseCache } from './response-cache';
import { send, type TransportAdapter } from './transport';

/** What a finished request tells the reporter: no address, no body. */
export interface RequestReport {
  readonly endpoint: string;
  readonly outcome: 'ok' | ApiError['kind'];
  readonly durationMs: number;
}

/** Fields of an answer that broke the contract and were left out, because screens can do without them. */
export interface DroppedReport {
  readonly endpoint: string;
  /** Paths, never values: those may be personal. */
  readonly fields: readonly string[];
}

/** What the client cannot know by itself; the app wires it up at start. */
export interface ClientConfig {
  /** Base address without a slash at its end, from `apiBaseOf`. */
  readonly baseUrl: string;
  /** Milliseconds until a call is given up (spec 9). */
  readonly timeoutMs: number;
  /** The language in use, for Accept-Language. */
  readonly language: () => string;
  readonly platform: () => Platform;
  /** The extra user-agent header's value; a string inside the mini-program shell only. */
  readonly shellUserAgent: () => string | undefined;
  /** Value of a header that an endpoint's row names, such as `Guid`; undefined: the header is left out. */
  readonly headerValue: (name: string) => string | undefined;
  /** Who calls in SDK mode; undefined in every other mode. */
  readonly sdkSession: () => SdkSession | undefined;
  readonly storage: () => Storage | undefined;
  /** Shows what the client itself has to show: the toast of codes 1007 and 1008. */
  readonly onErrorDisplay: (display: ErrorDisplay) => void;
  /**
   * Whether the session still belongs to the member whom the page shows; asked before each call that is not `forAnyMember`. What it rejects
   * with is the failure of that call.
   */
  readonly isSameMember: () => Promise<boolean>;
  /** Called with each result that comes over the wire. */
  readonly onResult: (endpoint: Endpoint, result: unknown) => void;
  /** Called once a request on the wire, when it is over. */
  readonly onRequest: (report: RequestReport) => void;
  /** Called once a failed request, aborts excepted. */
  readonly onError: (error: ApiError) => void;
  /** Called once an answer from the wire of which something was dropped. */
  readonly onDropped: (report: DroppedReport) => void;
  /** Replaces the wire: tests and in-process mocks. */
  readonly adapter: TransportAdapter | undefined;
}

export interface CallOptions<E extends Endpoint = Endpoint> {
  /** Aborts the call for this caller. */
  readonly signal?: AbortSignal | undefined;
  /** Names what the member did; it travels as a header and is remembered for 60 seconds (spec 7). */
  readonly clientTag?: ClientTag | undefined;
  /** Headers that the endpoint's row names, where another value than the client's own (`headerValue`) is to go out. */
  readonly headers?: HeadersOf<E> | undefined;
  /**
   * Error config of the call (spec 3): how its failure looks when nobody handles it. A reminder in the answer's envelope
   * wins. Callers that share a call on the wire share the first one's.
   */
  readonly errorReminder?: ErrorReminder | undefined;
  /** Go to the server even when an answer is kept or on its way: after a change, or on retry. */
  readonly fresh?: boolean | undefined;
  /** Which statuses are no `http error` (default 200 to 299). What passes without being 2xx counts as an empty body. */
  readonly acceptStatus?: ((status: number) => boolean) | undefined;
  /** Its failure is not the member's business: the client shows no toast of codes 1007 and 1008. The call rejects as ever. */
  readonly silent?: boolean | undefined;
  /** Hears how much of the body has been sent, 0 to 1. A call that joins one under way hears nothing. */
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

/** Sets up the client; what is left out takes its default. Forgets every kept answer. */
export function configureClient(changes: Partial<ClientConfig>): void {
  config = { ...DEFAULTS, ...changes };
  cache = createCache();
  flights = new InFlight();
}

function createCache(): ResponseCache {
  return new ResponseCache(() => config.storage());
}

// Kept answers are the member's.
onClear(() => cache.clear());

/** How long a toast of an error stays (spec 8). */
const TOKEN_TOAST_MS = 3000;

/** Calls that may share an answer have the same key: same wire, same session, same language. */
function keyOf(request: WireRequest): string {
  const { method, path, query, body, headers } = request;
  return JSON.stringify([method, path, query, body, headers]);
}

function policyOf(endpoint: Endpoint, { headers }: WireRequest) {
  if (endpoint.method !== 'GET' || endpoint.cache === undefined) return undefined;
  // Personal data is never written to a disk that the next person at the machine can read; neither is the SDK token,
  // which the key of a call in SDK mode holds.
  const persistent = endpoint.cache.persistent && !endpoint.personal && !(HEADER_NAMES.accessToken in headers);
  return { ...endpoint.cache, persistent };
}

/** The kept answer, if there is one that still keeps the contract: an older build may have written it. */
function keptResult<E extends Endpoint>(endpoint: E, request: WireRequest, key: string): ResponseOf<E> | undefined {
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

function reported<T>(build: () => T): T {
  try {
    return build();
  } catch (error) {
    if (isApiError(error)) config.onError(error);
    throw error;
  }
}

async function perform<E extends Endpoint>(
  endpoint: E,
  request: WireRequest,
  key: string,
  signal: AbortSignal,
  { acceptStatus, errorReminder, silent, onUploadProgress }: CallOptions,
): Promise<ResponseOf<E>> {
  const { baseUrl, timeoutMs, adapter, onResult, onRequest, onError, onErrorDisplay, onDropped } = config;
  const name = endpointName(endpoint);
  const policy = policyOf(endpoint, request);
  const started = performance.now();
  const finish = (outcome: RequestReport['outcome']) =>
    onRequest({ endpoint: name, outcome, durationMs: performance.now() - started });
  try {
    const body = await send(request, { baseUrl, timeoutMs, signal, name, acceptStatus, onUploadProgress, adapter });
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
 * Calls an endpoint and gives back its checked result. Everything a call can reject with is an `ApiError`; tell them
 * apart by `kind`.
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
  // Filled in here, so that no screen that makes the call can forget them.
  const named = Object.fromEntries(endpoint.headers.map((header) => [header, config.headerValue(header)]));
  const plain = reported(() => buildRequest(endpoint, input, context, { ...named, ...headers }));
  const key = keyOf(plain);
  const kept = fresh ? undefined : keptResult(endpoint, plain, key);
  if (kept !== undefined) return kept;

  const request = clientTag ? { ...plain, headers: { ...plain.headers, [HEADER_NAMES.clientTag]: clientTag } } : plain;
  const aborted = () => new AbortedError(name);
  const start = async (wire: AbortSignal) => {
    // What a member entered never goes out under the session of another one.
    if (endpoint.credentials && !endpoint.forAnyMember && !(await config.isSameMember())) throw aborted();
    if (clientTag) trackClientTag(clientTag, name);
    return perform(endpoint, request, key, wire, options);
  };
  return trackPending(flights.join(key, start, { signal, fresh, aborted }) as Promise<ResponseOf<E>>);
}
