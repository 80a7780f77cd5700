import { useCallback, useEffect, useState } from 'react';
import { noteFailure, retryFailures } from '../lib/failures';
import { onServerChange } from '../lib/server-changes';
import { usePending } from '../lib/use-pending';
import { type CallOptions, call } from './client';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';
import { type ApiError, isApiError } from './errors';

/** State of a call that a page shows. While loading or after an error, `data` is the result of the last success. */
type CallState<T> =
  | { readonly status: 'loading'; readonly data: T | undefined; readonly error: undefined }
  | { readonly status: 'error'; readonly data: T | undefined; readonly error: ApiError }
  | { readonly status: 'done'; readonly data: T; readonly error: undefined };

/** Result of `useCall`. */
export type UseCall<T> = CallState<T> & {
  /**
   * Calls the server again, ignoring cached answers; `data` stays until then. Also retries every other failed part of the page, because
   * 'Try again' is meant for the whole page.
   */
  readonly retry: () => void;
};

/**
 * Calls an endpoint when the component mounts and each time the input changes, and aborts the call when it unmounts. Errors are returned as
 * state for the page to show, so they are not shown as toasts.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: Pick<CallOptions<E>, 'clientTag' | 'headers'> = {},
): UseCall<ResponseOf<E>> {
  const [stored, setStored] = useState<{ request: string; state: CallState<ResponseOf<E>> }>({
    request: '',
    state: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  // Callers write inputs inline, so they are compared by content, not by identity.
  const request = JSON.stringify([input, options]);

  useEffect(() => {
    const controller = new AbortController();
    const [inputNow, optionsNow] = JSON.parse(request) as [RequestOf<E>, typeof options];
    const setState = (next: (data: ResponseOf<E> | undefined) => CallState<ResponseOf<E>>) =>
      setStored((before) => ({ request, state: next(before.request === request ? before.state.data : undefined) }));
    setState((data) => ({ status: 'loading', data, error: undefined }));
    let sent = 0;
    let latestAnswered = -1;
    const load = (fresh: boolean, onError: (error: ApiError) => void) => {
      const number = sent++;
      call(endpoint, inputNow, { ...optionsNow, signal: controller.signal, fresh }).then(
        (data) => {
          // A newer request has already been answered.
          if (number < latestAnswered) return;
          latestAnswered = number;
          setState(() => ({ status: 'done', data, error: undefined }));
        },
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          // After unmounting there is no state to set.
          if (number > latestAnswered && (error.kind !== 'aborted' || !controller.signal.aborted)) onError(error);
        },
      );
    };
    load(attempt > 0, (error) => setState((data) => ({ status: 'error', data, error })));
    // Reloads in the background: the page keeps its data until the new data arrives, or if the reload fails.
    const stop = onServerChange(() => load(true, () => undefined));
    return () => {
      stop();
      controller.abort();
    };
  }, [endpoint, request, attempt]);

  // The result of a former input is not shown for the new one, not even for one frame.
  const state = stored.request === request ? stored.state : LOADING;
  usePending(state.status === 'loading');
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  const { error } = state;
  useEffect(() => (error ? noteFailure({ error, retry: again }) : undefined), [error, again]);
  const retry = useCallback(() => {
    again();
    retryFailures();
  }, [again]);
  return { ...state, retry };
}

const LOADING = { status: 'loading', data: undefined, error: undefined } as const;
