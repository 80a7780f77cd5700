import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { noteFailure } from '../lib/failures';
import { NewVersionError } from '../lib/load-file';
import { canReachServer } from '../lib/reach';
import { reloadAt } from '../lib/reload-once';
import { addressWithToken } from '../lib/secrets';
import { isByToken } from '../modes/page-context';
import { DEFAULT_ROUTE } from '../screens/screens';
import { Button } from '../ui/button';
import { FailedPage } from '../ui/failed-page';
import { OfflineError } from './own-page';

interface ErrorPageProps {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** An older version of the page. Default: false. */
  readonly isOld?: boolean;
  /** Default: false. */
  readonly isOffline?: boolean;
}

/** Never shows a stack trace. */
export function ErrorPage({ onRetry, retrying = false, isOld = false, isOffline = false }: ErrorPageProps) {
  const { t } = useTranslation();
  const title = isOffline ? 'errors.causes.offline.title' : 'errors.routeTitle';
  const body = isOffline ? 'errors.causes.offline.body' : 'errors.routeBody';
  return (
    <FailedPage
      title={t(isOld ? 'errors.newVersionTitle' : title)}
      actions={
        <>
          <Button variant="primary" loading={retrying} onClick={onRetry}>
            {t(isOld ? 'kyc.continue' : 'errors.retry')}
          </Button>
          {/* A visitor with an SDK token has only this screen. */}
          {!isByToken() && !isOffline && (
            <Button asChild>
              <Link to={DEFAULT_ROUTE} reloadDocument>
                {t('errors.backToVerification')}
              </Link>
            </Button>
          )}
        </>
      }
    >
      <p>{t(isOld ? 'errors.newVersionBody' : body)}</p>
    </FailedPage>
  );
}

/** Shown inside the page's `main`. */
export function ScreenErrorPage() {
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  const isOld = error instanceof NewVersionError;
  const isOffline = error instanceof OfflineError;
  // Reloads automatically once online.
  useEffect(() => (isOffline ? noteFailure({ error, retry: loadIfOnline }) : undefined), [error, isOffline]);
  // A reload fetches new code, but loses an SDK token.
  const retry = () => (isByToken() ? void revalidate() : location.reload());
  if (isOld) return <ErrorPage onRetry={() => reloadAt(addressWithToken())} isOld />;
  if (isOffline) return <ErrorPage onRetry={loadIfOnline} isOffline />;
  return <ErrorPage onRetry={retry} retrying={state === 'loading'} />;
}

/** Renders its own `main`, because the shell's is gone. */
export function RootErrorPage() {
  return (
    <main id="main" className="px-4 py-8">
      <ScreenErrorPage />
    </main>
  );
}

async function loadIfOnline(): Promise<void> {
  if (await canReachServer()) reloadAt(addressWithToken());
}
