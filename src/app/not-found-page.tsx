import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DEFAULT_ROUTE } from '../screens/screens';
import { Button } from '../ui/button';
import { Illustration } from '../ui/illustrations/illustration';
import { Page } from '../ui/page';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('errors.notFoundTitle')} lead={t('errors.notFoundBody')}>
      <Illustration name="empty" className="w-36" />
      <Button asChild variant="primary" size="large" className="sm:self-start">
        <Link to={DEFAULT_ROUTE}>{t('errors.backToVerification')}</Link>
      </Button>
    </Page>
  );
}
