import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { codeOf, errorMessageOf } from '../../../api/error-message';
import type { ApiError } from '../../../api/errors';
import { CAUSES, type Cause, causeOf, remedyOfFailure } from '../../../domain/failure-causes';
import type { Remedy } from '../../../domain/remedies';
import { errorCodeText } from '../../../i18n/error-code-text';
import { longDate } from '../../../lib/long-date';
import { now } from '../../../lib/now';
import { currentPageContext } from '../../../modes/page-context';
import type { Tone } from '../../../ui/tone';

export interface ErrorView {
  readonly cause: Cause;
  readonly remedy: Remedy;
  readonly tone: Tone;
  readonly title: string;
  readonly body: readonly string[];
  /** Until then a retry cannot help; Unix milliseconds. */
  readonly retryAt?: number | undefined;
}

const MINUTE_MS = 60_000;

interface ErrorViews {
  /** `otherwise`: for an unknown cause. */
  readonly ofLoad: (error: ApiError, otherwise?: string) => ErrorView;
  readonly ofSubmit: (error: ApiError) => ErrorView;
}

/** See `domain/failure-causes.ts`. */
export function useErrorViews(): ErrorViews {
  const { t, i18n } = useTranslation();

  const ofLoad = (error: ApiError, otherwise = t('errors.loadTitle')): ErrorView => {
    const status = 'status' in error ? error.status : undefined;
    const call = { kind: error.kind, status, code: codeOf(error) } as const;
    const setting = { isOnline: navigator.onLine, authority: currentPageContext().authority };
    const cause = causeOf(call, setting);
    const { tone, title } = CAUSES[cause];
    const shown = { cause, tone, title: title === undefined ? otherwise : t(title) };
    const retryAt = error.kind === 'http' ? error.retryAt : undefined;
    if (retryAt === undefined || retryAt <= now()) {
      return { ...shown, remedy: remedyOfFailure(call, setting), body: linesOf(error, cause, t) };
    }
    const date = longDate(Math.ceil(retryAt / MINUTE_MS) * MINUTE_MS, i18n.language, { timeStyle: 'short' });
    return { ...shown, remedy: 'later', body: [t('refusal.next.later', { date })], retryAt };
  };

  const ofSubmit = (error: ApiError): ErrorView => {
    const view = ofLoad(error);
    if (view.retryAt !== undefined) return view;
    if (view.cause === 'link') return { ...view, body: [view.title, ...view.body] };
    if (view.cause === 'offline') return { ...view, body: [t('shell.offlineNow')] };
    const message = errorMessageOf(error, errorCodeText);
    return 'key' in message ? { ...view, body: [t(message.key)] } : view;
  };

  return { ofLoad, ofSubmit };
}

function linesOf(error: ApiError, cause: Cause, t: TFunction): string[] {
  const { body, tellsCode } = CAUSES[cause];
  const message = errorMessageOf(error, errorCodeText);
  if ('key' in message || !tellsCode) return body === undefined ? [] : [t(body)];
  // We say what to do, then the server says what happened.
  return message.isUnknown ? [t('errors.business', { code: codeOf(error) }), message.text] : [message.text];
}
