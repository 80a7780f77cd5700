import { useTranslation } from 'react-i18next';
import { Link, useRevalidator, useRouteError } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { NewVersionError } from '../lib/load-file';
import { reloadAt } from '../lib/reload-once';
import { addressWithToken } from '../lib/secrets';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentPageContext } from '../modes/page-context';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

interface ErrorPageProps {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Whether the screen belongs to an older version of the page, which `onRetry` leaves. Default: false. */
  readonly isOld?: boolean;
}

/** Error page with advice, a retry button and a link to the personal page. Never shows a stack trace. */
export function ErrorPage({ onRetry, retrying = false, isOld = false }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <Page
      title={t(isOld ? 'errors.newVersionTitle' : 'errors.routeTitle')}
      lead={t(isOld ? 'errors.newVersionBody' : 'errors.routeBody')}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" loading={retrying} onClick={onRetry}>
          {t(isOld ? 'kyc.continue' : 'errors.retry')}
        </Button>
        {/* A visitor with an SDK token has access to this one screen only, so no link to another one. */}
        {!hasToken() && (
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
  const isOld = useRouteError() instanceof NewVersionError;
  // A reload fetches new code, but would lose an SDK token, which is kept in memory only.
  const retry = () => (hasToken() ? void revalidate() : location.reload());
  if (isOld) return <ErrorPage onRetry={() => reloadAt(addressWithToken())} isOld />;
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

function hasToken(): boolean {
  return MODE_CAPABILITIES[currentPageContext().mode].session === 'token';
}
