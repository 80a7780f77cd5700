import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { codeOf, errorMessageOf } from '../../../api/error-message';
import type { ApiError } from '../../../api/errors';
import { actionsOf, CAUSES, type Cause, causeOf, type FailureAction } from '../../../domain/failure-causes';
import { errorCodeText } from '../../../i18n/error-code-text';
import { loginAddress } from '../../../lib/leave';
import { sessionNow } from '../../../modes/page-context';
import type { ErrorTexts, WayOut } from '../../../ui/error-state';
import { supportWay } from '../exits/support-way';
import { ACCOUNT_AREA, OWN_PAGES } from '../vendor/own-pages';
import { remedyFor } from './remedy-for';

/** The cause of a failed call, as things stand now. */
function causeFor(error: ApiError): Cause {
  const status = 'status' in error ? error.status : undefined;
  return causeOf(
    { kind: error.kind, status, code: codeOf(error) },
    { isOnline: navigator.onLine, session: sessionNow() },
  );
}

/** What an error says and offers. */
interface ErrorView extends ErrorTexts {
  readonly cause: Cause;
}

/** Views of failed calls. */
interface ErrorViews {
  /** Of a load. `otherwise`: title for a failure whose cause is none; default: that this information could not be loaded. */
  readonly ofLoad: (error: ApiError, otherwise?: string) => ErrorView;
  /** Of a change that was not submitted: its own title says what, so the cause is a sentence. */
  readonly ofSubmit: (error: ApiError) => ErrorView;
}

/**
 * What failed calls say and offer, the same for pages, parts and forms (`domain/failure-causes.ts`). After the end of a session they lead to the
 * login, which returns to the current address; the embedded verification has no login and requires a new link.
 */
export function useErrorViews(): ErrorViews {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  // Re-renders when the address changes, because the link to the login contains it.
  useLocation();
  const isOwnStart = query.get('from') === OWN_PAGES;
  const ofLoad = (error: ApiError, otherwise = t('errors.loadTitle')): ErrorView => {
    const cause = causeFor(error);
    const { tone, title } = CAUSES[cause];
    const actions = new Set(actionsOf(cause, remedyFor(error), isOwnStart));
    return {
      cause,
      tone,
      errorTitle: title === undefined ? otherwise : t(title),
      errorBody: linesOf(error, cause, t),
      retry: actions.has('retry') ? t('errors.retry') : undefined,
      wayOut: wayOutOf(actions, t),
      support: actions.has('support') ? { label: t('kyc.support'), ...supportWay() } : undefined,
    };
  };
  const ofSubmit = (error: ApiError): ErrorView => {
    const view = ofLoad(error);
    if (view.cause === 'link') return { ...view, errorBody: [view.errorTitle, ...view.errorBody] };
    if (view.cause === 'offline') return { ...view, errorBody: [t('shell.offlineNow')] };
    const message = errorMessageOf(error, errorCodeText);
    return 'key' in message ? { ...view, errorBody: [t(message.key)] } : view;
  };
  return { ofLoad, ofSubmit };
}

function wayOutOf(actions: ReadonlySet<FailureAction>, t: TFunction): WayOut | undefined {
  if (actions.has('sign-in')) return { label: t('errors.signIn'), href: loginAddress() };
  return actions.has('verification') ? { label: t('errors.backToVerification'), href: ACCOUNT_AREA } : undefined;
}

function linesOf(error: ApiError, cause: Cause, t: TFunction): string[] {
  const { body, tellsCode } = CAUSES[cause];
  const message = errorMessageOf(error, errorCodeText);
  if ('key' in message || !tellsCode) return body === undefined ? [] : [t(body)];
  // For an unknown code the server's text says what happened; a general text says what to do.
  return message.isUnknown ? [message.text, t('errors.business', { code: codeOf(error) })] : [message.text];
}
