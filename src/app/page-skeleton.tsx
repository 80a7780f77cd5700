import { useTranslation } from 'react-i18next';
import { PageSkeleton as Skeleton } from '../ui/skeleton';

/** Placeholder layout that is shown while a page loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return <Skeleton label={t('shell.loading')} />;
}
