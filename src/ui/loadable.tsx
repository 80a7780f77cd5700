import type { ReactNode } from 'react';
import { ErrorState, type ErrorTexts } from './error-state';
import { CardsSkeleton } from './skeleton';

interface LoadableProps<T> {
  readonly state: { readonly status: 'loading' | 'error' | 'done'; readonly data: T | undefined };
  readonly texts: ErrorTexts & { readonly loading: string };
  readonly onRetry: () => void;
  /** Another action, shown after the retry button. */
  readonly otherAction?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Fetched content: a skeleton first, then the content, or an error with a retry button. Old data stays while it is loaded again, and if that fails. */
export function Loadable<T>({ state, texts, onRetry, otherAction, children }: LoadableProps<T>) {
  if (state.data !== undefined) return children(state.data);
  if (state.status === 'error') return <ErrorState texts={texts} onRetry={onRetry} otherAction={otherAction} />;
  return state.status === 'loading' ? <CardsSkeleton label={texts.loading} /> : null;
}
