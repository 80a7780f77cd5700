import { type ReactNode, useDeferredValue } from 'react';
import { usePending } from '../../../lib/use-pending';
import { Page } from '../../../ui/page';
import type { Part } from './combine-calls';
import { Loaded } from './loaded';

interface LoadingPageProps<T> {
  readonly title: string;
  readonly lead?: string;
  readonly state: Part<T>;
  /** Shown while it loads, in place of the title and two cards. */
  readonly loading?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A page while something loads or when that failed; then its content, which has a layout of its own. */
export function LoadingPage<T>({ title, lead, state, loading, children }: LoadingPageProps<T>) {
  const hasData = state.data !== undefined;
  // Content that comes later than its placeholder is rendered as a transition: on a slow phone in steps, so that the page can react meanwhile.
  const isLate = useDeferredValue(hasData) !== hasData && Boolean(loading);
  usePending(isLate);
  if (loading && (isLate || (!hasData && state.status === 'loading'))) return loading;
  // Kept while it is loaded again, also if that fails, so that no form loses its place and nothing that was accepted is taken back.
  if (state.data !== undefined) return children(state.data);
  return (
    <Page title={title} lead={lead}>
      <Loaded state={state}>{children}</Loaded>
    </Page>
  );
}
