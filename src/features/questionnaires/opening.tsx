import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page';
import { CardsSkeleton } from '../../ui/skeleton';

/** Stands in for the form while it, the member's kept answers or the patterns of its fields are loading. */
export function Opening({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <CardsSkeleton label={t('shell.loading')} />
    </Page>
  );
}
