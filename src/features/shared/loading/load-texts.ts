import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { codeOf, errorMessageOf } from '../../../api/error-message';
import type { ApiError } from '../../../api/errors';
import { type Remedy, remedyOf } from '../../../domain/error-codes';
import { errorCodeText } from '../../../i18n/error-code-text';
import { loginAddress } from '../../../lib/leave';
import { MODE_CAPABILITIES } from '../../../modes/capabilities';
import { currentPageContext } from '../../../modes/page-context';
import type { ErrorTexts, WayOut } from '../../../ui/error-state';
import { ACCOUNT_AREA, OWN_PAGES } from '../vendor/own-pages';

/** What the member can do about a failed call in the current mode. */
export function remedyFor(error: ApiError): Remedy {
  return remedyOf(codeOf(error), MODE_CAPABILITIES[currentPageContext().mode].session);
}

/**
 * Texts and links for a failed call, the same for pages and forms. After the end of a session they link to the login, which returns to the
 * current address; the embedded verification has no login and requires a new link.
 */
export function useErrorTexts(error: ApiError | undefined): ErrorTexts {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  // Re-renders when the address changes, because the link to the login contains it.
  useLocation();
  const remedy = error ? remedyFor(error) : 'retry';
  if (remedy === 'new-link') {
    const isOwn = query.get('from') === OWN_PAGES;
    return {
      errorTitle: t('sdk.tokenNeeded.title'),
      errorBody: [t('sdk.tokenNeeded.body')],
      retry: undefined,
      wayOut: isOwn ? { label: t('errors.backToVerification'), href: ACCOUNT_AREA } : undefined,
    };
  }
  const wayOut: WayOut | undefined =
    remedy === 'sign-in' ? { label: t('errors.signIn'), href: loginAddress() } : undefined;
  return {
    errorTitle: t('errors.loadTitle'),
    errorBody: error ? linesOf(error, t) : [],
    retry: t('errors.retry'),
    wayOut,
  };
}

/** Texts for `Loadable`, which gets them as props. */
export function useLoadTexts(error: ApiError | undefined) {
  const { t } = useTranslation();
  return { loading: t('shell.loading'), ...useErrorTexts(error) };
}

function linesOf(error: ApiError, t: TFunction): string[] {
  const message = errorMessageOf(error, errorCodeText);
  if ('key' in message) return [t(message.key)];
  // For an unknown code the server's text says what happened; a general text says what to do.
  return message.isUnknown ? [message.text, t('errors.business', { code: codeOf(error) })] : [message.text];
}
