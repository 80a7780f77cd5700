import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentOpening } from '../modes/opened';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

interface ErrorPageProps {
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** A screen that could not be shown: what to do, a retry and the way back. Never shows a stack. */
export function ErrorPage({ onRetry, retrying = false }: ErrorPageProps) {
  const { t } = useTranslation();
  return (
    <Page title={t('errors.routeTitle')} lead={t('errors.routeBody')}>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" loading={retrying} onClick={onRetry}>
          {t('errors.retry')}
        </Button>
        {/* Whoever came with a token for one screen has no other to go to. */}
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

/** A screen that broke while it was drawn or fetched: it stands where the screen would, inside the page's own `main`. */
export function ScreenErrorPage() {
  const { revalidate, state } = useRevalidator();
  // A reload brings fresh code, but a token that is in memory alone would be lost with it.
  const retry = () => (hasToken() ? void revalidate() : location.reload());
  return <ErrorPage onRetry={retry} retrying={state === 'loading'} />;
}

/** The page around the screens broke: nothing else is left of it. */
export function RootErrorPage() {
  return (
    <main id="main" className="px-4 py-8">
      <ScreenErrorPage />
    </main>
  );
}

function hasToken(): boolean {
  return MODE_CAPABILITIES[currentOpening().mode].session === 'token';
}
