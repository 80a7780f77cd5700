import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardsSkeleton } from '../../../ui/skeleton';
import type { Part } from './combine-calls';
import { LazyLoadError } from './lazy-load-error';

interface LoadedProps<T> {
  readonly state: Part<T>;
  /** Default: two cards. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Skeleton, then content or failure. Old data stays during a reload, and if that fails. */
export function Loaded<T>({ state, skeleton, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  const { data, status, error, retry } = state;
  if (data !== undefined) return children(data);
  if (status === 'error') return error && <LazyLoadError error={error} onRetry={retry} />;
  return status === 'loading' ? (skeleton ?? <CardsSkeleton label={t('shell.loading')} />) : null;
}
