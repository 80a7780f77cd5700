import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFile } from '../../../lib/load-file';
import { whenReady } from '../../../lib/readiness';
import { useLazyComponent } from '../../../lib/use-lazy-component';
import { CardsSkeleton } from '../../../ui/skeleton';
import type { LoadError } from './load-error';
import { PartFailed } from './part-failed';

const load = async () => (await loadFile(() => import('./load-error'))).LoadError;

/** Fetches the code of errors once the page is ready: later, without a connection, it could not be had. */
export function useErrorsAtHand(): void {
  useEffect(() => whenReady(() => void load().catch(() => undefined)), []);
}

/**
 * Why something could not be loaded. Its code is no part of the first load; if it cannot be had either, our server is out of reach, and the
 * error says that.
 */
export function LateError(props: ComponentProps<typeof LoadError>) {
  const { t } = useTranslation();
  const view = useLazyComponent(load);
  if (view.status === 'ready') return <view.Component {...props} />;
  if (view.status === 'loading') return <CardsSkeleton label={t('shell.loading')} />;
  const retry = () => {
    view.retry();
    props.onRetry();
  };
  return <PartFailed why="file" onRetry={retry} retrying={props.retrying} />;
}
