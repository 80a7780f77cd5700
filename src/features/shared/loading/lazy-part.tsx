import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyComponent } from '../../../lib/use-lazy-component';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { ErrorState } from '../../../ui/error-state';

interface LazyPartProps<P> {
  /** Imports the component; the same function each time. */
  readonly load: () => Promise<ComponentType<P>>;
  /** Draws it. */
  readonly children: (component: ComponentType<P>) => ReactNode;
  /** Stands in its place while it is fetched; nothing unless given. */
  readonly loading?: ReactNode;
  /** A way on without the part, beside the retry. */
  readonly otherAction?: ReactNode;
}

/**
 * A part of the page that comes in a chunk of its own, for what most visits never show. Where it cannot be fetched, or breaks, it says so
 * in its own place with a retry: the rest of the screen and what was typed in it stay.
 */
export function LazyPart<P>({ load, children, loading = null, otherAction }: LazyPartProps<P>) {
  const part = useLazyComponent(load);
  if (part.status === 'loading') return loading;
  if (part.status === 'failed') return <PartFailed onRetry={part.retry} otherAction={otherAction} />;
  return (
    <ErrorBoundary fallback={(retry) => <PartFailed onRetry={retry} otherAction={otherAction} />}>
      {children(part.Component)}
    </ErrorBoundary>
  );
}

function PartFailed({ onRetry, otherAction }: { readonly onRetry: () => void; readonly otherAction: ReactNode }) {
  const { t } = useTranslation();
  const texts = { errorTitle: t('errors.loadTitle'), errorBody: [t('errors.partBody')], retry: t('errors.retry') };
  return <ErrorState texts={texts} onRetry={onRetry} otherAction={otherAction} />;
}
