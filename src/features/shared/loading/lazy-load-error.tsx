import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { whenReady } from '../../../lib/readiness';
import { useLazyComponent } from '../../../lib/use-lazy-component';
import { Page } from '../../../ui/page';
import { CardsSkeleton } from '../../../ui/skeleton';
import type { LoadErrorProps } from './load-error';
import { PartFailed } from './part-failed';

const load = async () => (await loadFile(() => import('./load-error'))).LoadError;

/** Loads the error code early, because it could not load offline. */
export function usePrefetchedErrors(): void {
  useEffect(() => whenReady(() => void load().catch(() => undefined)), []);
}

interface LazyLoadErrorProps extends LoadErrorProps {
  readonly onRetry: () => void;
  /** Of the page that failed as a whole, until the error is known. */
  readonly page?: string | undefined;
}

/** A separate chunk. If it fails to load too, says that our server is out of reach. */
export function LazyLoadError({ page, ...props }: LazyLoadErrorProps) {
  const { t } = useTranslation();
  const view = useLazyComponent(load);
  if (view.status === 'ready') return <view.Component {...props} isPage={page !== undefined} />;
  const retry = () => {
    if (view.status === 'failed') view.retry();
    props.onRetry();
  };
  const content =
    view.status === 'loading' ? (
      <CardsSkeleton label={t('shell.loading')} />
    ) : (
      <PartFailed why="file" onRetry={retry} retrying={props.retrying} />
    );
  return page === undefined ? content : <Page title={page}>{content}</Page>;
}
