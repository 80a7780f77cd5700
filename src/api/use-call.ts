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

export type UseCall<T> = CallState<T> & {
  /** Bypasses the cache and keeps `data`. Also retries other failed parts. */
  readonly retry: () => void;
  /** Rejects with the ApiError and changes no state. */
  readonly refresh: () => Promise<void>;
};

/** Components with the same input share one request. Errors are state, not toasts. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  { clientTag }: Pick<CallOptions<E>, 'clientTag'> = {},
): UseCall<ResponseOf<E>> {
  // Re-renders when the language changes.
  useTranslation();
  // Compare inline inputs by content.
  const key = resourceKey(endpoint, input);
  const request = requestKey(endpoint, input);
  const [used, setUsed] = useState<Used<E> | undefined>(() => {
    const resource = unused(endpoint, input);
    return resource && { request, resource };
  });
  // Never show a previous input's result, not even for one frame.
  const resource = used?.request === request ? used.resource : undefined;

  // A layout effect, so that a joining component's first paint has data. Only read unused resources here: others may belong to the previous
  // screen.
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

const LOADING = stateProxy<never>();
const nothing = async () => undefined;
