import { type Bound, bindNow } from '../domain/bound';
import { currentMemory, onClear } from '../lib/member-memory';
import { trackPending } from '../lib/readiness';
import type { CallOptions, ClientConfig, RequestReport } from './client-config';
import { trackClientTag } from './client-tags';
import { dropEarly, takeEarly } from './early';
import { type Endpoint, endpointName, type RequestOf, type ResponseOf, worksByToken } from './endpoint';
import { readResponse } from './envelope';
import { AbortedError, ContractError, isApiError } from './errors';
import { isStored } from './first-rows';
import { InFlight } from './in-flight';
import { buildRequest } from './request';
import { ResponseCache } from './response-cache';
import { send } from './transport';
import { HEADER_NAMES, keyOf, type WireRequest } from './wire';

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

/** Missing settings take their defaults. Empties the memory cache. */
export function configureClient(changes: Partial<ClientConfig>): void {
  config = { ...DEFAULTS, ...changes };
  cache = createCache();
  flights = new InFlight();
}

export function requestLanguage(): string {
  return config.language();
}

function createCache(): ResponseCache {
  return new ResponseCache(() => config.storage());
}

// The next member must not join requests of this one.
onClear(() => {
  cache.clear();
  dropEarly();
  flights = new InFlight();
});

const TOKEN_TOAST_MS = 3000;

function policyOf(endpoint: Endpoint, { headers }: WireRequest) {
  if (endpoint.method !== 'GET' || endpoint.cache === undefined) return undefined;
  // Never write personal data or the SDK token (part of the key) to local storage.
  const persistent = isStored(endpoint) && !(HEADER_NAMES.accessToken in headers);
  return { ...endpoint.cache, persistent };
}

/** Undefined if missing, or if an older build wrote another schema. */
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

/** For developer tools. */
function markKept(name: string): void {
  performance.mark('kept-answer', { detail: name });
  performance.clearMarks('kept-answer');
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
  memory: Bound<object>,
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
    const options = { baseUrl, timeoutMs, signal, name, early, acceptStatus, onUploadProgress, adapter };
    const body = await send(request, options);
    const result = readResponse(endpoint, body, timeoutMs, errorReminder, (fields) =>
      onDropped({ endpoint: name, fields }),
    );
    if (policy && memory.isCurrent()) cache.set(key, body, policy);
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

/** Cached if the row allows it. Aborts once the member's data is cleared. @throws ApiError */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  const { signal, clientTag, headers, fresh, isPoll } = options;
  const name = endpointName(endpoint);
  const memory = bindNow(currentMemory);
  const context = {
    language: config.language(),
    platform: config.platform(),
    shellUserAgent: config.shellUserAgent(),
    sdkSession: config.sdkSession(),
  };
  // It would have no session, or another member's.
  if (context.sdkSession && !worksByToken(endpoint)) {
    reported(() => {
      throw new ContractError(name, 'request', [{ path: '', expected: 'a call that an SDK token can authorise' }]);
    });
  }
  const named = Object.fromEntries(endpoint.headers.map((header) => [header, config.headerValue(header)]));
  const plain = reported(() => buildRequest(endpoint, input, context, { ...named, ...headers }));
  const key = keyOf(plain);
  const cached = fresh ? undefined : cachedResult(endpoint, plain, key);
  if (cached !== undefined) {
    markKept(name);
    return cached;
  }

  const request = clientTag ? { ...plain, headers: { ...plain.headers, [HEADER_NAMES.clientTag]: clientTag } } : plain;
  const aborted = () => new AbortedError(name);
  const start = async (wire: AbortSignal) => {
    // Never send one member's data under another member's session.
    const isTheirs = !endpoint.credentials || endpoint.forAnyMember || (await config.isSameMember());
    if (!isTheirs || !memory.isCurrent()) throw aborted();
    if (clientTag) trackClientTag(clientTag, name);
    if (endpoint.forAnyMember) return perform(endpoint, request, key, wire, memory, options);
    // The server may answer differently afterwards.
    return perform(endpoint, request, key, wire, memory, options).finally(dropEarly);
  };
  const flight = flights.join(key, start, { signal, fresh, aborted }) as Promise<ResponseOf<E>>;
  const result = await (isPoll ? flight : trackPending(flight));
  if (!memory.isCurrent()) throw aborted();
  return result;
}
