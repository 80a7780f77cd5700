import type { ComponentType, ReactNode } from 'react';
import { useLazyComponent } from '../../../lib/use-lazy-component';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { NewVersion } from './new-version';
import { PartFailed } from './part-failed';

interface LazyPartProps<P> {
  /** Imports the component; has to be the same function on each render. */
  readonly load: () => Promise<ComponentType<P>>;
  /** Renders the component. */
  readonly children: (component: ComponentType<P>) => ReactNode;
  /** Shown while it is loading. Default: nothing. */
  readonly loading?: ReactNode;
  /** Another action beside the retry. */
  readonly otherAction?: ReactNode;
}

/**
 * A part of the page in its own chunk, for what most visits do not show. If loading or rendering fails, an error with a retry is shown in
 * its place; the rest of the screen and its input stay.
 */
export function LazyPart<P>({ load, children, loading = null, otherAction }: LazyPartProps<P>) {
  const part = useLazyComponent(load);
  if (part.status === 'loading') return loading;
  if (part.status === 'failed' && part.isOld) return <NewVersion onContinue={part.retry} otherAction={otherAction} />;
  if (part.status === 'failed') return <PartFailed why="file" onRetry={part.retry} otherAction={otherAction} />;
  return (
    <ErrorBoundary fallback={(retry) => <PartFailed why="render" onRetry={retry} otherAction={otherAction} />}>
      {children(part.Component)}
    </ErrorBoundary>
  );
}
