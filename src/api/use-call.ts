import { useCallback, useEffect, useState } from 'react';
import { noteFailure, retryFailures } from '../lib/failures';
import { onServerChange } from '../lib/server-changes';
import { usePending } from '../lib/use-pending';
import { type CallOptions, call } from './client';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';
import { type ApiError, isApiError } from './errors';

/** Where a call that a page shows stands. `data` while loading or failed is what the last success gave. */
export type CallState<T> =
  | { readonly status: 'loading'; readonly data: T | undefined; readonly error: undefined }
  | { readonly status: 'error'; readonly data: T | undefined; readonly error: ApiError }
  | { readonly status: 'done'; readonly data: T; readonly error: undefined };

export type UseCall<T> = CallState<T> & {
  /**
   * Asks the server again, past every kept answer; the data stays on the page meanwhile. Whatever else failed on the page is asked for
   * again too: the member who tries again means the page.
   */
  readonly retry: () => void;
};

/**
 * Calls an endpoint while the component is mounted: again when the input changes, aborted when the component goes.
 * Errors are states of the page, so they are not shown a second time as a toast.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: Pick<CallOptions<E>, 'clientTag' | 'headers'> = {},
): UseCall<ResponseOf<E>> {
  const [kept, setKept] = useState<{ request: string; state: CallState<ResponseOf<E>> }>({
    request: '',
    state: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  // Inputs are plain values that callers write inline: compared by content, not by identity.
  const request = JSON.stringify([input, options]);

  useEffect(() => {
    const controller = new AbortController();
    const [inputNow, optionsNow] = JSON.parse(request) as [RequestOf<E>, typeof options];
    const setState = (next: (data: ResponseOf<E> | undefined) => CallState<ResponseOf<E>>) =>
      setKept((before) => ({ request, state: next(before.request === request ? before.state.data : undefined) }));
    setState((data) => ({ status: 'loading', data, error: undefined }));
    let asked = 0;
    let answered = -1;
    const ask = (fresh: boolean, onError: (error: ApiError) => void) => {
      const mine = asked++;
      call(endpoint, inputNow, { ...optionsNow, signal: controller.signal, fresh }).then(
        (data) => {
          // The answer to an older question says less than the one that is here.
          if (mine < answered) return;
          answered = mine;
          setState(() => ({ status: 'done', data, error: undefined }));
        },
        (error: unknown) => {
          if (!isApiError(error)) throw error;
          // A page that went away has no state to set.
          if (mine > answered && (error.kind !== 'aborted' || !controller.signal.aborted)) onError(error);
        },
      );
    };
    ask(attempt > 0, (error) => setState((data) => ({ status: 'error', data, error })));
    // Behind a page that is shown already: what it shows stays until the new data is here, and if that cannot be had.
    const stop = onServerChange(() => ask(true, () => undefined));
    return () => {
      stop();
      controller.abort();
    };
  }, [endpoint, request, attempt]);

  const state = kept.request === request ? kept.state : LOADING;
  usePending(state.status === 'loading');
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  const { error } = state;
  useEffect(() => (error ? noteFailure({ error, retry: again }) : undefined), [error, again]);
  const retry = useCallback(() => {
    again();
    retryFailures();
  }, [again]);
  // The answer to another input is no answer to this one, not even for one frame.
  return { ...state, retry };
}

const LOADING = { status: 'loading', data: undefined, error: undefined } as const;
