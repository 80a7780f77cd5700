import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../domain/routes';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentOpening } from '../modes/opened';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

/** The one honest answer of a screen that is not built yet. Goes when the last screen stands. */
export function NotAvailablePage({ titleKey }: { titleKey: ParseKeys<'user-accounts'> }) {
  const { t } = useTranslation();
  const { session } = MODE_CAPABILITIES[currentOpening().mode];
  return (
    <Page title={t('notAvailable.title')} lead={t('notAvailable.body', { page: t(titleKey) })}>
      {/* Whoever came with a token for one screen has no other to go to. */}
      {session === 'cookie' && (
        <Button asChild variant="secondary" className="self-start">
          <Link to={DEFAULT_ROUTE}>{t('notAvailable.back')}</Link>
        </Button>
      )}
    </Page>
  );
}
