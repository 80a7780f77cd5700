import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ApiError } from '../api/errors';
import { useErrorTexts } from '../features/load-texts';
import { store } from '../lib/store';
import { ErrorState } from '../ui/error-state';
import { Page } from '../ui/page';
import { PageSkeleton } from './page-skeleton';

/** Parent of all verification screens: they appear once the member is known, or an error with a retry does. */
export function AuthLayout() {
  const { t } = useTranslation();
  const { profileError } = useSnapshot(store);
  const error = useLoaderData<ApiError | null>() ?? undefined;
  const texts = useErrorTexts(error);
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();

  if (profileError) {
    return (
      <Page title={t('pages.personal')}>
        <ErrorState
          texts={{ ...texts, errorTitle: t('errors.profileTitle') }}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      </Page>
    );
  }
  // A screen whose code is still on its way shows its layout, not the screen that is being left.
  if (navigation.state === 'loading') return <PageSkeleton />;
  return <Outlet />;
}
