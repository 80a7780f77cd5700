import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ApiError } from '../api/errors';
import { useErrorTexts } from '../features/shared/loading/load-texts';
import { store } from '../lib/store';
import { ErrorState } from '../ui/error-state';
import { Page } from '../ui/page';
import { PageSkeleton } from './page-skeleton';

/** Parent of all verification screens. Shows the screen once the member is loaded, or an error with a retry if loading failed. */
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
  // While the next screen's code loads, show a skeleton instead of the previous screen.
  if (navigation.state === 'loading') return <PageSkeleton />;
  return <Outlet />;
}
