import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { noteFailure } from '../lib/failures';
import { NewVersionError } from '../lib/load-file';
import { reloadAt } from '../lib/reload-once';
import { addressWithToken } from '../lib/secrets';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentPageContext } from '../modes/page-context';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { OfflineError } from './own-page';

interface ErrorPageProps {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Whether the screen belongs to an older version of the page, which `onRetry` leaves. Default: false. */
  readonly isOld?: boolean;
}

/** Error page with advice, a retry button and a link to the personal page. Never shows a stack trace. */
export function ErrorPage({ onRetry, retrying = false, isOld = false }: ErrorPageProps) {
  const { t } = useTranslation();
  const isOffline = !navigator.onLine;
  const title = isOffline ? 'errors.causes.offline.title' : 'errors.routeTitle';
  const body = isOffline ? 'errors.causes.offline.body' : 'errors.routeBody';
  return (
    <Page title={t(isOld ? 'errors.newVersionTitle' : title)} lead={t(isOld ? 'errors.newVersionBody' : body)}>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" loading={retrying} onClick={onRetry}>
          {t(isOld ? 'kyc.continue' : 'errors.retry')}
        </Button>
        {/* A visitor with an SDK token has access to this one screen only, so no link to another one. None works offline. */}
        {!hasToken() && !isOffline && (
          <Button asChild>
            <Link to={DEFAULT_ROUTE} reloadDocument>
              {t('errors.backToVerification')}
            </Link>
          </Button>
        )}
      </div>
    </Page>
  );
}

/** Route error page for a screen that failed to load or render. Replaces the screen inside the page's `main`. */
export function ScreenErrorPage() {
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  const isOld = error instanceof NewVersionError;
  const isOffline = error instanceof OfflineError;
  // Back online, the page that could not be loaded is loaded by itself.
  useEffect(() => (isOffline ? noteFailure({ error, retry: loadIfOnline }) : undefined), [error, isOffline]);
  // A reload fetches new code, but would lose an SDK token, which is kept in memory only.
  const retry = () => (hasToken() ? void revalidate() : location.reload());
  if (isOld) return <ErrorPage onRetry={() => reloadAt(addressWithToken())} isOld />;
  if (isOffline) return <ErrorPage onRetry={loadIfOnline} />;
  return <ErrorPage onRetry={retry} retrying={state === 'loading'} />;
}

/** Route error page for a failure of the shell itself. Renders its own `main`, because the shell's is gone. */
export function RootErrorPage() {
  return (
    <main id="main" className="px-4 py-8">
      <ScreenErrorPage />
    </main>
  );
}

function loadIfOnline(): void {
  if (navigator.onLine) reloadAt(addressWithToken());
}

function hasToken(): boolean {
  return MODE_CAPABILITIES[currentPageContext().mode].session === 'token';
}
