import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ApiError } from '../api/errors';
import { screenAt } from '../domain/routes';
import { LateError } from '../features/shared/loading/late-error';
import { noteFailure } from '../lib/failures';
import { store } from '../lib/store';
import { Page } from '../ui/page';
import { ScreenSkeleton } from './page-skeleton';

/** Parent of all verification screens. Shows the screen once the member is loaded, or an error with a retry if loading failed. */
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
      <Page title={t('pages.personal')}>
        <LateError
          error={error}
          otherwise={t('errors.profileTitle')}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      </Page>
    );
  }
  // While the next screen's code loads, show a skeleton instead of the previous screen.
  if (navigation.state === 'loading') return <ScreenSkeleton screen={screenAt(navigation.location.pathname)} />;
  return <Outlet />;
}
