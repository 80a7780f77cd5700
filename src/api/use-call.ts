import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noteFailure, retryFailures } from '../lib/failures';
import { usePending } from '../lib/use-pending';
import type { CallOptions } from './client-config';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';
import { acquire, type CallState, type Resource, release, resourceKey, stateProxy, unused } from './resource';

/** Result of `useCall`. */
export type UseCall<T> = CallState<T> & {
  /**
   * Calls the server again, ignoring cached answers; `data` stays until then. Also retries every other failed part of the page, because
   * 'Try again' is meant for the whole page.
   */
  readonly retry: () => void;
  /** For polling: calls the server again in the background. Rejects with the ApiError of a failed call, which changes no state. */
  readonly refresh: () => Promise<void>;
};

/**
 * Calls an endpoint when the component mounts and each time the input changes. Components that call the same endpoint with the same input
 * at the same time share one request and its answer; when the last of them unmounts, the request is aborted and the answer dropped.
 * Errors are returned as state for the page to show, so they are not shown as toasts.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  { clientTag }: Pick<CallOptions<E>, 'clientTag'> = {},
): UseCall<ResponseOf<E>> {
  // Callers write inputs inline, so they are compared by content, not by identity.
  const key = resourceKey(endpoint, input);
  const [used, setUsed] = useState<Used<E> | undefined>(() => {
    const resource = unused(endpoint, input);
    return resource && { key, resource };
  });

  // A layout effect, so that a component that joins a resource shows its data in its first paint. During the first render only a
  // resource without users is read: any other may be the one of the screen that this component replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input.
  useLayoutEffect(() => {
    const resource = acquire(endpoint, input, { clientTag });
    setUsed((former) => (former?.resource === resource ? former : { key, resource }));
    return () => release(resource);
  }, [endpoint, key, clientTag]);

  // The result of a former input is not shown for the new one, not even for one frame.
  const resource = used?.key === key ? used.resource : undefined;
  const { state } = useSnapshot(resource?.shown ?? LOADING) as { readonly state: CallState<ResponseOf<E>> };
  usePending(state.status === 'loading');
  const { error } = state;
  useEffect(() => (error && resource ? noteFailure({ error, retry: resource.retry }) : undefined), [error, resource]);
  return { ...state, retry: retryFailures, refresh: resource?.refresh ?? nothing };
}

interface Used<E extends Endpoint> {
  readonly key: string;
  readonly resource: Resource<E>;
}

/** What a component shows until it has its resource. */
const LOADING = stateProxy<never>();
const nothing = async () => undefined;
