import type { ComponentType, ReactNode } from 'react';
import { useLazyComponent } from '../../../lib/use-lazy-component';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { NewVersion } from './new-version';
import { PartFailed } from './part-failed';

interface LazyPartProps<P> {
  /** Must be the same function on each render. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly children: (component: ComponentType<P>) => ReactNode;
  /** Default: nothing. */
  readonly loading?: ReactNode;
  /** For a part that is the whole page. Default: none. */
  readonly frame?: (error: ReactNode) => ReactNode;
  readonly otherAction?: ReactNode;
}

/** Loaded on demand. On failure, an error with a retry; the rest stays. */
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
