import { proxy, ref } from 'valtio/vanilla';
import { onClear } from '../lib/member-memory';
import { onServerChange } from '../lib/server-changes';
import { call, requestLanguage } from './client';
import type { CallOptions } from './client-config';
import { type Endpoint, endpointName, type RequestOf, type ResponseOf } from './endpoint';
import { type ApiError, isApiError } from './errors';

/** State of a call that a page shows. While loading or after an error, `data` is the result of the last success. */
export type CallState<T> =
  | { readonly status: 'loading'; readonly data: T | undefined; readonly error: undefined }
  | { readonly status: 'error'; readonly data: T | undefined; readonly error: ApiError }
  | { readonly status: 'done'; readonly data: T; readonly error: undefined };

type Options = Pick<CallOptions, 'clientTag'>;

/** Holds the state of a call as a valtio proxy; the state itself is replaced as a whole, so it is not proxied. */
export function stateProxy<T>() {
  return proxy({ state: ref<CallState<T>>({ status: 'loading', data: undefined, error: undefined }) });
}

/**
 * The answer of one endpoint for one input in one language, shared by all components on the screen that use it. It exists while it has
 * users: the first one sends the request, and after the last one it is dropped, so that the next screen requests it again.
 *
 * Each request is bound to its place in the order of requests: its end is shown unless that of a newer one is shown already.
 */
export class Resource<E extends Endpoint> {
  /** For `useSnapshot`. */
  readonly shown = stateProxy<ResponseOf<E>>();
  readonly key: string;
  users = 0;
  readonly #controller = new AbortController();
  #sent = 0;
  /** Number of the newest request whose end is shown; 0: none. */
  #ended = 0;
  /** Number of the newest request whose progress is shown. */
  #loading = 0;

  constructor(
    readonly endpoint: E,
    readonly input: RequestOf<E>,
    private readonly options: Options,
    /** Answer in the former language, to be shown until this one arrives. */
    former?: ResponseOf<E>,
  ) {
    this.key = resourceKey(endpoint, input);
    this.#show({ status: 'loading', data: former, error: undefined });
  }

  /**
   * Requests the data and shows the progress and a failure; the former data stays until the new data arrives. Resolves when the request has
   * ended, also when it failed.
   */
  async load(fresh: boolean): Promise<void> {
    this.#show({ status: 'loading', data: this.shown.state.data, error: undefined });
    const number = ++this.#sent;
    this.#loading = number;
    try {
      await this.#request(number, fresh);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // A newer request decides what is shown.
      if (number !== this.#loading) return;
      this.#ended = number;
      this.#show({ status: 'error', data: this.shown.state.data, error });
    }
  }

  /** Requests the data again after a failure. */
  readonly retry = (): void => {
    if (this.shown.state.status !== 'loading') void this.load(true);
  };

  /** Requests the data in the background. Rejects with the ApiError of a failed request, which changes nothing on the page. */
  readonly refresh = (): Promise<void> => this.#request(++this.#sent, true);

  /** As `refresh`, for a poll: the page stays marked as ready. */
  readonly poll = (): Promise<void> => this.#request(++this.#sent, true, true);

  /** Aborts all requests. */
  readonly stop = (): void => this.#controller.abort();

  /** Resolves without an effect if the end of a newer request is shown, or if the resource was stopped. */
  async #request(number: number, fresh: boolean, isPoll = false): Promise<void> {
    const { signal } = this.#controller;
    try {
      const data = await call(this.endpoint, this.input, { ...this.options, signal, fresh, isPoll });
      if (number < this.#ended || signal.aborted) return;
      this.#ended = number;
      // Until a newer load ends, which may be one after a change, this data serves but is not the last word.
      this.#show({ status: number < this.#loading ? 'loading' : 'done', data, error: undefined });
    } catch (error) {
      if (number > this.#ended && !signal.aborted) throw error;
    }
  }

  #show(state: CallState<ResponseOf<E>>): void {
    this.shown.state = ref(state);
  }
}

/** Every resource on the screen, by its key. */
const resources = new Map<string, Resource<Endpoint>>();

// The data belongs to the member.
onClear(() => {
  for (const { stop, shown } of resources.values()) {
    stop();
    shown.state = stateProxy().state;
  }
  resources.clear();
});

onServerChange(() => {
  for (const resource of resources.values()) {
    resource.refresh().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    });
  }
});

/** Key of a resource: what is requested, in which language. The client tag is no part of it. */
export function resourceKey<E extends Endpoint>(endpoint: E, input: RequestOf<E>): string {
  return `${endpoint.keepsLanguage ? '' : requestLanguage()} ${requestKey(endpoint, input)}`;
}

/** What is requested, in any language, whatever the order of the input's fields. */
export function requestKey<E extends Endpoint>(endpoint: E, input: RequestOf<E>): string {
  const fields = Object.entries(input as object).filter(([, value]) => value !== undefined);
  return endpointName(endpoint) + JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the resource for an input in the page's language and adds a user to it; the first user creates it, which sends the request. Call
 * `release` when the user is gone.
 *
 * @param former answer for the same input in the former language, to be shown until the new one arrives
 */
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

/** A call that a screen makes when it opens. */
export type ScreenCall<E extends Endpoint = Endpoint> = readonly [endpoint: E, input: RequestOf<E>, options?: Options];

/** Calls that depend on answers, stage by stage: each stage is asked for its calls when the answers of all before it have arrived. */
export type DependentCalls = readonly (() => readonly ScreenCall[])[];

/**
 * Sends the calls of the first screen before it is rendered, so that its first render has their answers. Resolves when all have ended, also
 * those that failed: the screen shows the failure. Call `dropUnused` when the screen is there.
 */
export async function prefetch(calls: readonly ScreenCall[]): Promise<void> {
  const unsent = calls.filter(([endpoint, input]) => !find(endpoint, input));
  await Promise.all(unsent.map(([endpoint, input, options = {}]) => create(endpoint, input, options).load(false)));
}

/** The answer to a call that was sent by `prefetch`; undefined if there is none. */
export function prefetchedAnswer<E extends Endpoint>([endpoint, input]: ScreenCall<E>): ResponseOf<E> | undefined {
  return find(endpoint, input)?.shown.state.data;
}

/** The resource of a call that was sent by `prefetch`, and that no component uses yet. */
export function unused<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Resource<E> | undefined {
  const found = find(endpoint, input);
  return found?.users === 0 ? found : undefined;
}

/** Drops the resources that no component uses. */
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
  // The key names the endpoint, so the resource found is one of this endpoint.
  return resources.get(resourceKey(endpoint, input)) as Resource<E> | undefined;
}

/** Removes a user from a resource. After the last one the resource is dropped and its requests are aborted. */
export function release<E extends Endpoint>(resource: Resource<E>): void {
  resource.users -= 1;
  if (resource.users > 0) return;
  resource.stop();
  // By the key with which it began: the page's language may be another one by now.
  if (resources.get(resource.key) === (resource as unknown)) resources.delete(resource.key);
}

/** Requests the answers of an endpoint again that are on the screen, after a change that the screen itself has made. */
export function invalidate(endpoint: Endpoint): void {
  for (const resource of resources.values()) if (resource.endpoint === endpoint) void resource.load(true);
}
