import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/errors';
import { retryFailures, useFailures } from '../../lib/failures';
import { LateError } from '../shared/loading/late-error';

/** One notice for all failed parts of the page, with one retry for all of them. */
export function FailedParts() {
  const { t } = useTranslation();
  const error = useFailures()
    .map((failure) => failure.error)
    .find(isApiError);
  if (!error) return null;
  return <LateError error={error} otherwise={t('errors.partsTitle')} onRetry={retryFailures} secondary />;
}
