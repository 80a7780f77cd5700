import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DEFAULT_ROUTE, screenAt } from '../domain/routes';
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
 * The placeholder of the first page of a visit. Like `index.html`, it shows title and lead of the personal page, which are the same in every
 * state of the page.
 */
export function FirstPageSkeleton() {
  const { t } = useTranslation();
  const isPersonal = screenAt(useLocation().pathname) === DEFAULT_ROUTE;
  return isPersonal ? <PageSkeleton title={t('pages.personal')} lead={t('personal.lead')} /> : <PageSkeleton />;
}
