import { useTranslation } from 'react-i18next';
import { PageSkeleton as Skeleton } from '../ui/skeleton';

/** A page's layout without its content, while it is being fetched. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return <Skeleton label={t('shell.loading')} />;
}
