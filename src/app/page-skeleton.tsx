import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { PageSkeleton as Skeleton } from '../ui/skeleton';

/** Placeholder layout that is shown while a page loads. */
export function PageSkeleton({
  title,
  lead,
}: {
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
}) {
  const { t } = useTranslation();
  return <Skeleton label={t('shell.loading')} title={title} lead={lead} />;
}

/** The placeholder of the first page of a visit. Like `index.html`, it shows the personal page's title and lead, which are the same in every state. */
export function FirstPageSkeleton() {
  const { t } = useTranslation();
  const isPersonal = useLocation().pathname.replace(/\/$/, '') === DEFAULT_ROUTE;
  return isPersonal ? <PageSkeleton title={t('pages.personal')} lead={t('personal.lead')} /> : <PageSkeleton />;
}
