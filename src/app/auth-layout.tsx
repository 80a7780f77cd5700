import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ApiError } from '../api/errors';
import { LazyLoadError } from '../features/shared/loading/lazy-load-error';
import { noteFailure } from '../lib/failures';
import { store } from '../lib/store';
import { screenAt } from '../screens/address';
import { ScreenSkeleton } from './page-skeleton';

export function AuthLayout() {
  const { t } = useTranslation();
  const { profileError } = useSnapshot(store);
  const error = useLoaderData<ApiError | null>() ?? undefined;
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  useEffect(
    () => (profileError ? noteFailure({ error, retry: () => void revalidate() }) : undefined),
    [profileError, error, revalidate],
  );

  if (profileError) {
    return (
      <LazyLoadError
        page={t('pages.personal')}
        error={error}
        otherwise={t('errors.profileTitle')}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    );
  }
  if (navigation.state === 'loading') return <ScreenSkeleton screen={screenAt(navigation.location.pathname)} />;
  return <Outlet />;
}
