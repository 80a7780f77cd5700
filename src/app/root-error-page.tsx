import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentPageContext } from '../modes/page-context';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

interface ErrorPageProps {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Error page with advice, a retry button and a link to the personal page. Never shows a stack trace. */
export function ErrorPage({ onRetry, retrying = false }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <Page title={t('errors.routeTitle')} lead={t('errors.routeBody')}>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" loading={retrying} onClick={onRetry}>
          {t('errors.retry')}
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
  // A reload fetches new code, but would lose an SDK token, which is kept in memory only.
  const retry = () => (hasToken() ? void revalidate() : location.reload());
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
