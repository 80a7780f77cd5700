import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE, screenAt } from '../domain/routes';
import { PageSkeleton as Skeleton } from '../ui/skeleton';

interface PageSkeletonProps {
  readonly title?: string;
  readonly lead?: string;
}

/** Placeholder layout that is shown while a page loads. */
export function PageSkeleton(texts: PageSkeletonProps) {
  const { t } = useTranslation();
  return <Skeleton label={t('shell.loading')} {...texts} />;
}

/**
 * The placeholder of the first page of a visit. Like `index.html`, it shows title and lead of the personal page and the title of the embedded
 * one, which are the same in every state of the page.
 */
export function FirstPageSkeleton() {
  const { t } = useTranslation();
  const screen = screenAt(useLocation().pathname);
  if (screen === DEFAULT_ROUTE) return <PageSkeleton title={t('pages.personal')} lead={t('personal.lead')} />;
  return screen === EMBEDDED_ROUTE ? <PageSkeleton title={t('sdk.title')} /> : <PageSkeleton />;
}
