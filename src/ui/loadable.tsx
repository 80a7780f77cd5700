import type { ReactNode } from 'react';
import { CardsSkeleton } from './skeleton';

interface LoadableProps<T> {
  readonly state: { readonly status: 'loading' | 'error' | 'done'; readonly data: T | undefined };
  /** What is said while it loads. */
  readonly loading: string;
  /** The shape of the content. Default: two cards. */
  readonly skeleton?: ReactNode;
  /** Shown if it could not be loaded. */
  readonly failure: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Fetched content: a skeleton first, then the content, or the failure. Old data stays while it is loaded again, and if that fails. */
export function Loadable<T>({ state, loading, skeleton, failure, children }: LoadableProps<T>) {
  if (state.data !== undefined) return children(state.data);
  if (state.status === 'error') return failure;
  return state.status === 'loading' ? (skeleton ?? <CardsSkeleton label={loading} />) : null;
}
