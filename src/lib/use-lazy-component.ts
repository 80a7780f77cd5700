import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { noteFailure, retryFailures } from './failures';
import { loadWithTexts } from './lazy-texts';
import { NewVersionError } from './load-file';
import { reloadAt } from './reload-once';
import { addressWithToken } from './secrets';
import { usePending } from './use-pending';

export type LazyComponent<P> =
  | { readonly status: 'loading' }
  /** `isOld`: another build is served, so `retry` reloads and keeps drafts. */
  | { readonly status: 'failed'; readonly isOld: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly Component: ComponentType<P> };

type State<P> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly Component: ComponentType<P> };

const LOADING = { status: 'loading' } as const;

/** Loaded components, rendered without a placeholder. */
const here = new WeakMap<() => Promise<unknown>, ComponentType<never>>();

async function loadNoting<P>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const Component = await loadWithTexts(load);
  here.set(load, Component as ComponentType<never>);
  return Component;
}

/** Never rejects: `useLazyComponent` retries. */
export async function preloadComponent<P>(load: () => Promise<ComponentType<P>>): Promise<void> {
  await loadNoting(load).catch(() => undefined);
}

function startOf<P>(load: () => Promise<ComponentType<P>>): State<P> {
  const Component = here.get(load) as ComponentType<P> | undefined;
  return Component ? { status: 'ready', Component } : LOADING;
}

/** Unlike React's `lazy`, retries a failed import. @param load stable */
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
      // A transition, so that slow phones stay responsive.
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
