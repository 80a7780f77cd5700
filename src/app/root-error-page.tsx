import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

/** A screen that broke while it was drawn or fetched (spec 8, "Route errors"). Never shows a stack. */
export function RootErrorPage() {
  const { t } = useTranslation();
  return (
    <main id="main" className="px-4 py-8">
      <Page title={t('errors.routeTitle')} lead={t('errors.routeBody')}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('errors.reload')}
        </Button>
      </Page>
    </main>
  );
}
