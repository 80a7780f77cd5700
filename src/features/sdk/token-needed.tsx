import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import { startPageOf } from '../shared/vendor/own-pages';

export function TokenNeeded() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const page = startPageOf(query);
  return (
    <ResultBanner
      level={1}
      tone="warning"
      title={t('sdk.tokenNeeded.title')}
      actions={
        page !== undefined && (
          <Button asChild variant="primary">
            <a href={page}>{t('errors.backToVerification')}</a>
          </Button>
        )
      }
    >
      <p>{t('sdk.tokenNeeded.body')}</p>
    </ResultBanner>
  );
}
