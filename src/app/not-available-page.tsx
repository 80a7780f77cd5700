import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

/** The one honest answer of a screen that is not built yet. Goes when the last screen stands. */
export function NotAvailablePage({ titleKey }: { titleKey: ParseKeys<'user-accounts'> }) {
  const { t } = useTranslation();
  return (
    <Page title={t('notAvailable.title')} lead={t('notAvailable.body', { page: t(titleKey) })}>
      <Button asChild variant="secondary">
        <Link to={DEFAULT_ROUTE}>{t('notAvailable.back')}</Link>
      </Button>
    </Page>
  );
}
