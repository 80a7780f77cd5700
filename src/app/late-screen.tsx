import type { ComponentType } from 'react';
import { useLazyComponent } from '../lib/use-lazy-component';
import { PageSkeleton } from './page-skeleton';
import { ErrorPage } from './root-error-page';

/** A screen whose code could not be fetched: asks for it again, at once and whenever the member wants. */
export function LateScreen({ load }: { readonly load: () => Promise<ComponentType> }) {
  const screen = useLazyComponent(load);
  if (screen.status === 'loading') return <PageSkeleton />;
  return screen.status === 'ready' ? <screen.Component /> : <ErrorPage onRetry={screen.retry} />;
}
