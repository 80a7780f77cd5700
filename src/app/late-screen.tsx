import type { ComponentType } from 'react';
import { useLazyComponent } from '../lib/use-lazy-component';
import { LoadingPage } from './page-skeleton';
import { ErrorPage } from './root-error-page';

/** Stands in for a screen whose code could not be loaded: imports it again at once, then each time the member clicks 'Try again'. */
export function LateScreen({ load }: { readonly load: () => Promise<ComponentType> }) {
  const screen = useLazyComponent(load);
  if (screen.status === 'loading') return <LoadingPage />;
  if (screen.status === 'ready') return <screen.Component />;
  return <ErrorPage onRetry={screen.retry} isOld={screen.isOld} />;
}
