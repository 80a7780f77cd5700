import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../screens/address';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE, type RoutePath, screenOf } from '../screens/screens';
import { PageSkeleton } from '../ui/skeleton';

interface LoadingPageProps {
  readonly title?: string;
  readonly lead?: string;
}

export function LoadingPage(texts: LoadingPageProps) {
  const { t } = useTranslation();
  return <PageSkeleton label={t('shell.loading')} {...texts} />;
}

export function ScreenSkeleton({ screen }: { readonly screen: RoutePath | undefined }) {
  const { t } = useTranslation();
  const record = screen && screenOf(screen);
  const hasTitle = record && (record.source || !record.opensFlow);
  return hasTitle ? <LoadingPage title={t(record.titleKey)} /> : <LoadingPage />;
}

/** Title and lead that all states share, as in `index.html`. */
export function FirstPageSkeleton() {
  const { t } = useTranslation();
  const screen = screenAt(useLocation().pathname);
  if (screen === DEFAULT_ROUTE) return <LoadingPage title={t('pages.personal')} lead={t('personal.lead')} />;
  return screen === EMBEDDED_ROUTE ? <LoadingPage title={t('sdk.title')} /> : <ScreenSkeleton screen={screen} />;
}
