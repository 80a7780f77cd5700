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
  /** Wraps the error that is shown in its place; for a part that is the whole page with its title. Default: as it is. */
  readonly frame?: (error: ReactNode) => ReactNode;
  /** Another action beside the retry. */
  readonly otherAction?: ReactNode;
}

/**
 * A part of the page in its own chunk, for what most visits do not show. If loading or rendering fails, an error with a retry is shown in
 * its place; the rest of the screen and its input stay.
 */
export function LazyPart<P>({ load, children, loading = null, frame = asItIs, otherAction }: LazyPartProps<P>) {
  const part = useLazyComponent(load);
  if (part.status === 'loading') return loading;
  if (part.status === 'failed') {
    const { isOld, retry } = part;
    return frame(
      isOld ? (
        <NewVersion onContinue={retry} otherAction={otherAction} />
      ) : (
        <PartFailed why="file" onRetry={retry} otherAction={otherAction} />
      ),
    );
  }
  return (
    <ErrorBoundary fallback={(retry) => frame(<PartFailed why="render" onRetry={retry} otherAction={otherAction} />)}>
      {children(part.Component)}
    </ErrorBoundary>
  );
}

function asItIs(error: ReactNode): ReactNode {
  return error;
}
