import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE, type RoutePath, screenAt } from '../domain/routes';
import { PageSkeleton } from '../ui/skeleton';
import { ROUTE_TABLE } from './routes';

interface LoadingPageProps {
  readonly title?: string;
  readonly lead?: string;
}

/** Placeholder layout that is shown while a page loads. */
export function LoadingPage(texts: LoadingPageProps) {
  const { t } = useTranslation();
  return <PageSkeleton label={t('shell.loading')} {...texts} />;
}

/** Placeholder of a screen whose code is loading, with the screen's title where each of its states has it. */
export function ScreenSkeleton({ screen }: { readonly screen: RoutePath | undefined }) {
  const { t } = useTranslation();
  const row = ROUTE_TABLE.find(({ path }) => path === screen);
  return row && !row.opensFlow ? <LoadingPage title={t(row.titleKey)} /> : <LoadingPage />;
}

/**
 * The placeholder of the first page of a visit. Like `index.html`, it shows title and lead of the personal page and the title of the embedded
 * one, which are the same in every state of the page.
 */
export function FirstPageSkeleton() {
  const { t } = useTranslation();
  const screen = screenAt(useLocation().pathname);
  if (screen === DEFAULT_ROUTE) return <LoadingPage title={t('pages.personal')} lead={t('personal.lead')} />;
  return screen === EMBEDDED_ROUTE ? <LoadingPage title={t('sdk.title')} /> : <ScreenSkeleton screen={screen} />;
}
