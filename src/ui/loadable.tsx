import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { CardsSkeleton } from './skeleton';

interface LoadableProps<T> {
  readonly state: { readonly status: 'loading' | 'error' | 'done'; readonly data: T | undefined };
  readonly texts: {
    readonly loading: string;
    readonly errorTitle: string;
    readonly errorBody: string;
    readonly retry: string;
  };
  readonly onRetry: () => void;
  /** Another way on, beside the retry. */
  readonly otherAction?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Content that is fetched: a skeleton, then the content or an error with a retry. Data that was there stays. */
export function Loadable<T>({ state, texts, onRetry, otherAction, children }: LoadableProps<T>) {
  if (state.status === 'error' || (state.status === 'loading' && state.data === undefined)) {
    return state.status === 'error' ? (
      <ErrorState
        title={texts.errorTitle}
        body={texts.errorBody}
        retryLabel={texts.retry}
        onRetry={onRetry}
        otherAction={otherAction}
      />
    ) : (
      <CardsSkeleton label={texts.loading} />
    );
  }
  return state.data === undefined ? null : children(state.data);
}
