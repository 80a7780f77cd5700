import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { noteFailure, retryFailures } from '../lib/failures';
import { usePending } from '../lib/use-pending';
import type { CallOptions } from './client-config';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';
import {
  acquire,
  type CallState,
  type Resource,
  release,
  requestKey,
  resourceKey,
  stateProxy,
  unused,
} from './resource';

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
 * Calls an endpoint when the component mounts and each time the input or the page's language changes; until the answer in a new language
 * arrives, the former one is shown. Components that call the same endpoint with the same input at the same time share one request and its
 * answer; when the last of them unmounts, the request is aborted and the answer dropped. Errors are returned as state for the page to show,
 * so they are not shown as toasts.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  { clientTag }: Pick<CallOptions<E>, 'clientTag'> = {},
): UseCall<ResponseOf<E>> {
  // Renders the component again after a change of the language, which is part of the key.
  useTranslation();
  // Callers write inputs inline, so they are compared by content, not by identity.
  const key = resourceKey(endpoint, input);
  const request = requestKey(endpoint, input);
  const [used, setUsed] = useState<Used<E> | undefined>(() => {
    const resource = unused(endpoint, input);
    return resource && { request, resource };
  });
  // The result of a former input is not shown for the new one, not even for one frame; one in the former language is.
  const resource = used?.request === request ? used.resource : undefined;

  // A layout effect, so that a component that joins a resource shows its data in its first paint. During the first render only a
  // resource without users is read: any other may be the one of the screen that this component replaces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input and the language.
  useLayoutEffect(() => {
    const acquired = acquire(endpoint, input, { clientTag }, resource?.shown.state.data);
    setUsed((former) => (former?.resource === acquired ? former : { request, resource: acquired }));
    return () => release(acquired);
  }, [endpoint, key, clientTag]);

  const { state } = useSnapshot(resource?.shown ?? LOADING) as { readonly state: CallState<ResponseOf<E>> };
  usePending(state.status === 'loading');
  const { error } = state;
  useEffect(() => (error && resource ? noteFailure({ error, retry: resource.retry }) : undefined), [error, resource]);
  return { ...state, retry: retryFailures, refresh: resource?.poll ?? nothing };
}

interface Used<E extends Endpoint> {
  readonly request: string;
  readonly resource: Resource<E>;
}

/** What a component shows until it has its resource. */
const LOADING = stateProxy<never>();
const nothing = async () => undefined;
