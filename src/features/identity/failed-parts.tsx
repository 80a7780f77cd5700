import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/errors';
import { retryFailures, useFailures } from '../../lib/failures';
import { ErrorState } from '../../ui/error-state';
import { useErrorTexts } from '../shared/loading/load-texts';

/** One notice for all failed parts of the page, with one retry for all of them. */
export function FailedParts() {
  const { t } = useTranslation();
  const error = useFailures()
    .map((failure) => failure.error)
    .find(isApiError);
  const texts = useErrorTexts(error);
  if (!error) return null;
  return <ErrorState texts={{ ...texts, errorTitle: t('errors.partsTitle') }} onRetry={retryFailures} secondary />;
}
