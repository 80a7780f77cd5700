import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { noteFailure, retryFailures } from './failures';
import { usePending } from './use-pending';

/** Where a component of another chunk stands. */
export type LazyComponent<P> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' /** Imports it again. */; readonly retry: () => void }
  | { readonly status: 'ready'; readonly Component: ComponentType<P> };

type State<P> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly Component: ComponentType<P> };

const LOADING = { status: 'loading' } as const;

/**
 * A component of another chunk. A chunk that cannot be had is a state and no error of the page, and can be asked for again: React's own
 * `lazy` keeps a failed import for good, and its Suspense holds back what has arrived for up to 300 ms once its fallback was shown.
 *
 * @param load imports the component; the same function each time
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const [state, setState] = useState<State<P>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt imports again.
  useEffect(() => {
    let current = true;
    setState(LOADING);
    load().then(
      (Component) => current && setState({ status: 'ready', Component }),
      (error: unknown) => current && setState({ status: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  usePending(state.status === 'loading');

  const again = useCallback(() => setAttempt((n) => n + 1), []);
  const error = state.status === 'failed' ? state : undefined;
  useEffect(() => (error ? noteFailure({ error: error.error, retry: again }) : undefined), [error, again]);
  return state.status === 'failed' ? { status: 'failed', retry: retryFailures } : state;
}
