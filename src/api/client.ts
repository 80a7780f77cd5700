import { type Bound, bindNow } from '../domain/bound';
import { currentMemory, onClear } from '../lib/member-memory';
import { trackPending } from '../lib/readiness';
import type { CallOptions, ClientConfig, RequestReport } from './client-config';
import { trackClientTag } from './client-tags';
import { dropEarly, takeEarly } from './early';
import { type Endpoint, endpointName, type RequestOf, type ResponseOf, worksByToken } from './endpoint';
import { readResponse } from './envelope';
import { AbortedError, ContractError, isApiError } from './errors';
import { InFlight } from './in-flight';
import { buildRequest } from './request';
import { ResponseCache } from './response-cache';
import { receiveEarly, send } from './transport';
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

/** Sets up the client; a missing setting takes its default. Empties the cache in memory. */
export function configureClient(changes: Partial<ClientConfig>): void {
  config = { ...DEFAULTS, ...changes };
  cache = createCache();
  flights = new InFlight();
}

/** Language in which the server is asked to answer now. */
export function requestLanguage(): string {
  return config.language();
}

function createCache(): ResponseCache {
  return new ResponseCache(() => config.storage());
}

// These answers belong to the member, those that have not arrived included: the next member joins none of these requests.
onClear(() => {
  cache.clear();
  dropEarly();
  flights = new InFlight();
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

/** Marks in the browser's timeline that a kept answer has served a call, for developer tools. It does not stay in memory. */
function markKept(name: string): void {
  performance.mark('kept-answer', { detail: name });
  performance.clearMarks('kept-answer');
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
    const options = { baseUrl, timeoutMs, signal, name, acceptStatus, onUploadProgress, adapter };
    const body = early ? await receiveEarly(early, options) : await send(request, options);
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

/**
 * Calls an endpoint and returns its checked result, from the cache if the endpoint's row allows it. A call belongs to the member for whom it
 * was begun: once that member's data was cleared, it counts as aborted.
 * @throws ApiError for every failure; see its `kind`.
 */
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
  // It would be answered as a call without a session, or under the session of whoever is signed in beside the token.
  if (context.sdkSession && !worksByToken(endpoint)) {
    reported(() => {
      throw new ContractError(name, 'request', [{ path: '', expected: 'a call that an SDK token can authorise' }]);
    });
  }
  // Added here, so that no screen can forget them.
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
    // Data that one member entered must not be sent under the session of another one.
    const isTheirs = !endpoint.credentials || endpoint.forAnyMember || (await config.isSameMember());
    if (!isTheirs || !memory.isCurrent()) throw aborted();
    if (clientTag) trackClientTag(clientTag, name);
    if (endpoint.forAnyMember) return perform(endpoint, request, key, wire, memory, options);
    // Afterwards the server may answer otherwise, so what was answered before serves nobody.
    return perform(endpoint, request, key, wire, memory, options).finally(dropEarly);
  };
  const flight = flights.join(key, start, { signal, fresh, aborted }) as Promise<ResponseOf<E>>;
  const result = await (isPoll ? flight : trackPending(flight));
  if (!memory.isCurrent()) throw aborted();
  return result;
}
