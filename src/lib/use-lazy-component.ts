import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { noteFailure, retryFailures } from './failures';
import { NewVersionError } from './load-file';
import { loadPart } from './part-needs';
import { reloadAt } from './reload-once';
import { addressWithToken } from './secrets';
import { usePending } from './use-pending';

/** State of a component in another chunk. */
export type LazyComponent<P> =
  | { readonly status: 'loading' }
  /**
   * `retry` imports the component again, and retries every other failed part of the page. `isOld`: that cannot help, because the server has
   * another build by now; `retry` loads the page again then, with its drafts.
   */
  | { readonly status: 'failed'; readonly isOld: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly Component: ComponentType<P> };

type State<P> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly Component: ComponentType<P> };

const LOADING = { status: 'loading' } as const;

/** Components that are here, by the function that imports them: they are rendered at once, without what stands for them while they load. */
const here = new WeakMap<() => Promise<unknown>, ComponentType<never>>();

async function loadNoting<P>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const Component = await loadPart(load);
  here.set(load, Component as ComponentType<never>);
  return Component;
}

/** Imports a component that is rendered soon. Never rejects: a failure is left to `useLazyComponent`, which imports it again. */
export async function preloadComponent<P>(load: () => Promise<ComponentType<P>>): Promise<void> {
  await loadNoting(load).catch(() => undefined);
}

function startOf<P>(load: () => Promise<ComponentType<P>>): State<P> {
  const Component = here.get(load) as ComponentType<P> | undefined;
  return Component ? { status: 'ready', Component } : LOADING;
}

/**
 * Loads a component from another chunk. A failed import is a state that can be retried, not an error of the whole page. React's `lazy` is
 * not used because it never retries a failed import, and because Suspense delays loaded content by up to 300 ms after showing a fallback.
 *
 * @param load imports the component; has to be the same function on each render
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const [state, setState] = useState(() => startOf(load));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has to import again.
  useEffect(() => {
    const start = startOf(load);
    setState((before) => (isSame(before, start) ? before : start));
    if (start.status === 'ready') return;
    let current = true;
    loadNoting(load).then(
      // As a transition: on a slow phone the part is rendered in steps, so that the page can react meanwhile.
      (Component) => current && startTransition(() => setState({ status: 'ready', Component })),
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
  if (state.status !== 'failed') return state;
  const isOld = state.error instanceof NewVersionError;
  return { status: 'failed', isOld, retry: isOld ? () => reloadAt(addressWithToken()) : retryFailures };
}

function isSame<P>(a: State<P>, b: State<P>): boolean {
  return a.status === 'ready' ? b.status === 'ready' && a.Component === b.Component : a.status === b.status;
}
