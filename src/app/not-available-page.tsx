import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentPageContext } from '../modes/page-context';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

/** Placeholder for screens that are not built yet. To be removed with the last of them. */
export function NotAvailablePage({ titleKey }: { titleKey: ParseKeys<'user-accounts'> }) {
  const { t } = useTranslation();
  const { session } = MODE_CAPABILITIES[currentPageContext().mode];
  return (
    <Page title={t('notAvailable.title')} lead={t('notAvailable.body', { page: t(titleKey) })}>
      {/* A visitor with an SDK token has access to this one screen only, so no link to another one. */}
      {session === 'cookie' && (
        <Button asChild variant="secondary" className="self-start">
          <Link to={DEFAULT_ROUTE}>{t('notAvailable.back')}</Link>
        </Button>
      )}
    </Page>
  );
}
