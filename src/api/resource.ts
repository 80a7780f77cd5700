import { proxy, ref } from 'valtio/vanilla';
import { onClear } from '../lib/member-memory';
import { serverChanges } from '../lib/server-changes';
import { call, requestLanguage } from './client';
import type { CallOptions } from './client-config';
import { type Endpoint, endpointName, type RequestOf, type ResponseOf } from './endpoint';
import { type ApiError, isApiError } from './errors';

/** `data` keeps the last success. */
export type CallState<T> =
  | { readonly status: 'loading'; readonly data: T | undefined; readonly error: undefined }
  | { readonly status: 'error'; readonly data: T | undefined; readonly error: ApiError }
  | { readonly status: 'done'; readonly data: T; readonly error: undefined };

type Options = Pick<CallOptions, 'clientTag'>;

/** Replaced as a whole, so not proxied. */
export function stateProxy<T>() {
  return proxy({ state: ref<CallState<T>>({ status: 'loading', data: undefined, error: undefined }) });
}

/** Shared by all components. A newer request's result wins. */
export class Resource<E extends Endpoint> {
  readonly shown = stateProxy<ResponseOf<E>>();
  readonly key: string;
  users = 0;
  readonly #controller = new AbortController();
  #sent = 0;
  #ended = 0;
  /** Newest request whose progress is shown. */
  #loading = 0;

  constructor(
    readonly endpoint: E,
    readonly input: RequestOf<E>,
    private readonly options: Options,
    /** Shown until the answer in the new language arrives. */
    former?: ResponseOf<E>,
  ) {
    this.key = resourceKey(endpoint, input);
    this.#show({ status: 'loading', data: former, error: undefined });
  }

  /** Keeps the old data until new data arrives. Never rejects. */
  async load(fresh: boolean): Promise<void> {
    this.#show({ status: 'loading', data: this.shown.state.data, error: undefined });
    const number = ++this.#sent;
    this.#loading = number;
    try {
      await this.#request(number, fresh);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (number !== this.#loading) return;
      this.#ended = number;
      this.#show({ status: 'error', data: this.shown.state.data, error });
    }
  }

  readonly retry = (): void => {
    if (this.shown.state.status !== 'loading') void this.load(true);
  };

  /** A failure rejects with the ApiError and changes nothing on the page. */
  readonly refresh = (): Promise<void> => this.#request(++this.#sent, true);

  /** Like `refresh`, but keeps the page marked as ready. */
  readonly poll = (): Promise<void> => this.#request(++this.#sent, true, true);

  readonly stop = (): void => this.#controller.abort();

  async #request(number: number, fresh: boolean, isPoll = false): Promise<void> {
    const { signal } = this.#controller;
    try {
      const data = await call(this.endpoint, this.input, { ...this.options, signal, fresh, isPoll });
      if (number < this.#ended || signal.aborted) return;
      this.#ended = number;
      // Show this data until the newer load ends.
      this.#show({ status: number < this.#loading ? 'loading' : 'done', data, error: undefined });
    } catch (error) {
      if (number > this.#ended && !signal.aborted) throw error;
    }
  }

  #show(state: CallState<ResponseOf<E>>): void {
    this.shown.state = ref(state);
  }
}

const resources = new Map<string, Resource<Endpoint>>();

onClear(() => {
  for (const { stop, shown } of resources.values()) {
    stop();
    shown.state = stateProxy().state;
  }
  resources.clear();
});

serverChanges.subscribe(() => {
  for (const resource of resources.values()) {
    resource.refresh().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    });
  }
});

export function resourceKey<E extends Endpoint>(endpoint: E, input: RequestOf<E>): string {
  return `${endpoint.keepsLanguage ? '' : requestLanguage()} ${requestKey(endpoint, input)}`;
}

export function requestKey<E extends Endpoint>(endpoint: E, input: RequestOf<E>): string {
  const fields = Object.entries(input as object).filter(([, value]) => value !== undefined);
  return endpointName(endpoint) + JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Call `release` at the end. @param former answer in the previous language, shown until then */
export function acquire<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: Options,
  former?: ResponseOf<E>,
): Resource<E> {
  const found = find(endpoint, input);
  const resource = found ?? create(endpoint, input, options, former);
  resource.users += 1;
  if (!found) void resource.load(false);
  return resource;
}

export type ScreenCall<E extends Endpoint = Endpoint> = readonly [endpoint: E, input: RequestOf<E>, options?: Options];

/** Each stage starts after all answers of the stages before it. */
export type DependentCalls = readonly (() => readonly ScreenCall[])[];

/** Resolves when all have ended, even failed. Call `dropUnused` after rendering. */
export async function prefetch(calls: readonly ScreenCall[]): Promise<void> {
  const unsent = calls.filter(([endpoint, input]) => !find(endpoint, input));
  await Promise.all(unsent.map(([endpoint, input, options = {}]) => create(endpoint, input, options).load(false)));
}

/** Undefined if missing. */
export function prefetchedAnswer<E extends Endpoint>([endpoint, input]: ScreenCall<E>): ResponseOf<E> | undefined {
  return find(endpoint, input)?.shown.state.data;
}

export function unused<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Resource<E> | undefined {
  const found = find(endpoint, input);
  return found?.users === 0 ? found : undefined;
}

export function dropUnused(): void {
  for (const [key, { users, stop }] of resources) {
    if (users > 0) continue;
    stop();
    resources.delete(key);
  }
}

function create<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: Options,
  former?: ResponseOf<E>,
): Resource<E> {
  const resource = new Resource(endpoint, input, options, former);
  resources.set(resource.key, resource as unknown as Resource<Endpoint>);
  return resource;
}

function find<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Resource<E> | undefined {
  // The key includes the endpoint.
  return resources.get(resourceKey(endpoint, input)) as Resource<E> | undefined;
}

/** The last release aborts the requests. */
export function release<E extends Endpoint>(resource: Resource<E>): void {
  resource.users -= 1;
  if (resource.users > 0) return;
  resource.stop();
  // Use the original key: the page's language may have changed.
  if (resources.get(resource.key) === (resource as unknown)) resources.delete(resource.key);
}

/** Reloads visible answers after a change. */
export function invalidate(endpoint: Endpoint): void {
  for (const resource of resources.values()) if (resource.endpoint === endpoint) void resource.load(true);
}
