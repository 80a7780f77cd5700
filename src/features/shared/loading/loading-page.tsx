import { type ReactNode, useDeferredValue } from 'react';
import { usePending } from '../../../lib/use-pending';
import { Page } from '../../../ui/page';
import type { Part } from './combine-calls';
import { LazyLoadError } from './lazy-load-error';
import { Loaded } from './loaded';

interface LoadingPageProps<T> {
  readonly title: string;
  readonly lead?: string;
  readonly state: Part<T>;
  /** Replaces the title and two cards while loading. */
  readonly loading?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The content has its own layout. */
export function LoadingPage<T>({ title, lead, state, loading, children }: LoadingPageProps<T>) {
  const hasData = state.data !== undefined;
  // A transition, so a slow phone stays responsive.
  const isLate = useDeferredValue(hasData) !== hasData && Boolean(loading);
  usePending(isLate);
  if (loading && (isLate || (!hasData && state.status === 'loading'))) return loading;
  // Stays during reloads and failures.
  if (state.data !== undefined) return children(state.data);
  if (state.status === 'error') return <LazyLoadError page={title} error={state.error} onRetry={state.retry} />;
  return (
    <Page title={title} lead={lead}>
      <Loaded state={state}>{children}</Loaded>
    </Page>
  );
}
