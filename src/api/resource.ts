import { proxy, ref } from 'valtio';
import { onClear } from '../lib/member-memory';
import { onServerChange } from '../lib/server-changes';
import { call } from './client';
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
 * The answer of one endpoint for one input, shared by all components on the screen that use it. It exists while it has users: the first
 * one sends the request, and after the last one it is dropped, so that the next screen requests it again.
 */
export class Resource<E extends Endpoint> {
  /** For `useSnapshot`. */
  readonly shown = stateProxy<ResponseOf<E>>();
  users = 0;
  readonly #controller = new AbortController();
  #sent = 0;
  #latestAnswered = -1;

  constructor(
    readonly endpoint: E,
    readonly input: RequestOf<E>,
    private readonly options: Options,
  ) {}

  /**
   * Requests the data and shows the progress and a failure; the former data stays until the new data arrives. Resolves when the request has
   * ended, also when it failed.
   */
  load(fresh: boolean): Promise<void> {
    this.#show({ status: 'loading', data: this.shown.state.data, error: undefined });
    return this.#request(fresh).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      this.#show({ status: 'error', data: this.shown.state.data, error });
    });
  }

  /** Requests the data again after a failure. */
  readonly retry = (): void => {
    if (this.shown.state.status !== 'loading') void this.load(true);
  };

  /** Requests the data in the background. Rejects with the ApiError of a failed request, which changes nothing on the page. */
  readonly refresh = (): Promise<void> => this.#request(true);

  /** Aborts all requests. */
  readonly stop = (): void => this.#controller.abort();

  /** Resolves without an effect if a newer request has been answered, or if the resource was stopped. */
  async #request(fresh: boolean): Promise<void> {
    const { signal } = this.#controller;
    const number = this.#sent++;
    try {
      const data = await call(this.endpoint, this.input, { ...this.options, signal, fresh });
      if (number < this.#latestAnswered || signal.aborted) return;
      this.#latestAnswered = number;
      this.#show({ status: 'done', data, error: undefined });
    } catch (error) {
      if (number > this.#latestAnswered && !signal.aborted) throw error;
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

/** Key of a resource: what is requested. The client tag is no part of it. */
export function resourceKey<E extends Endpoint>(endpoint: E, input: RequestOf<E>): string {
  return endpointName(endpoint) + JSON.stringify(input);
}

/**
 * Returns the resource for an input and adds a user to it; the first user creates it, which sends the request. Call `release` when the
 * user is gone.
 */
export function acquire<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options: Options): Resource<E> {
  const found = find(endpoint, input);
  const resource = found ?? create(endpoint, input, options);
  resource.users += 1;
  if (!found) void resource.load(false);
  return resource;
}

/** A call that a screen makes when it opens. */
export type ScreenCall<E extends Endpoint = Endpoint> = readonly [endpoint: E, input: RequestOf<E>, options?: Options];

/**
 * Sends the calls of the first screen before it is rendered, so that its first render has their answers. Resolves when all have ended, also
 * those that failed: the screen shows the failure. Call `dropUnused` when the screen is there.
 */
export async function sendEarly(calls: readonly ScreenCall[]): Promise<void> {
  const unsent = calls.filter(([endpoint, input]) => !find(endpoint, input));
  await Promise.all(unsent.map(([endpoint, input, options = {}]) => create(endpoint, input, options).load(false)));
}

/** The resource of a call that was sent by `sendEarly`, and that no component uses yet. */
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

function create<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options: Options): Resource<E> {
  const resource = new Resource(endpoint, input, options);
  resources.set(resourceKey(endpoint, input), resource as Resource<Endpoint>);
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
  const key = resourceKey(resource.endpoint, resource.input);
  if (resources.get(key) === resource) resources.delete(key);
}

/** Requests the answers of an endpoint again that are on the screen, after a change that the screen itself has made. */
export function invalidate(endpoint: Endpoint): void {
  for (const resource of resources.values()) if (resource.endpoint === endpoint) void resource.load(true);
}
