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

/** What the member can do about a failed call in the present mode. */
export function remedyFor(error: ApiError): Remedy {
  return remedyOf(codeOf(error), MODE_CAPABILITIES[currentPageContext().mode].session);
}

/**
 * Everything a page or a form says about a failed call, in one place: what happened, what to do, and where it leads. A session that has
 * ended offers the login, which returns to the present address; the embedded verification knows no login and asks for a new link.
 */
export function useErrorTexts(error: ApiError | undefined): ErrorTexts {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  // The way to the login returns to this address: another address is another link.
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

/** The texts of `Loadable`, which knows no language: the same words for every screen that fetches something. */
export function useLoadTexts(error: ApiError | undefined) {
  const { t } = useTranslation();
  return { loading: t('shell.loading'), ...useErrorTexts(error) };
}

function linesOf(error: ApiError, t: TFunction): string[] {
  const message = errorMessageOf(error, errorCodeText);
  if ('key' in message) return [t(message.key)];
  // A code that nobody wrote a text for says what happened alone; what to do is said in general.
  return message.isUnknown ? [message.text, t('errors.business', { code: codeOf(error) })] : [message.text];
}
