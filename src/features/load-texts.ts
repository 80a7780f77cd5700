import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '../api/error-message';
import type { ApiError } from '../api/errors';

/** The texts of `Loadable`, which knows no language: the same words for every screen that fetches something. */
export function useLoadTexts(error: ApiError | undefined) {
  const { t } = useTranslation();
  const key = errorMessageKey(error?.kind ?? 'network');
  const code = error && 'ret_code' in error ? error.ret_code : '';
  return {
    loading: t('shell.loading'),
    errorTitle: t('errors.loadTitle'),
    errorBody: t(key, { code }),
    retry: t('errors.retry'),
  };
}
