import { errorCodeRow } from '../domain/error-codes';
import type { ApiError, ApiErrorKind } from './errors';

/** Looks a key up in the `inverse-error-code` namespace; undefined when there is no text. */
export type ErrorTranslate = (key: string) => string | undefined;

/** Texts for failures that carry no code; keys of the `errors` texts. */
const GENERAL_KEYS = {
  network: 'errors.network',
  aborted: 'errors.network',
  'non-response': 'errors.server',
  http: 'errors.server',
  contract: 'errors.server',
} as const satisfies Partial<Record<ApiErrorKind, string>>;
type CodelessKind = keyof typeof GENERAL_KEYS;

/** What a member reads of a failed call: the text of its code, or the key of a general text. */
export type ErrorMessage =
  | {
      readonly text: string /** Nobody wrote a text for the code, so what to do has to be said beside it. */;
      readonly isUnknown: boolean;
    }
  | { readonly key: (typeof GENERAL_KEYS)[CodelessKind] };

/** The translation of a code; undefined when nobody wrote one. */
export function codeTranslation(code: number, translate: ErrorTranslate): string | undefined {
  return translate(errorCodeRow(code)?.messageKey ?? String(code));
}

/** The text of a code: its translation, else the code and the server's own message. The one rule for toasts, pages and forms. */
export function codeText(code: number, message: string, translate: ErrorTranslate): string {
  return codeTranslation(code, translate) ?? `${code}: ${message}`;
}

/** The code that a failed call carries; undefined for failures without an envelope. */
export function codeOf(error: ApiError): number | undefined {
  return 'ret_code' in error ? error.ret_code : undefined;
}

/** What a page or a form says about a failed call. */
export function errorMessageOf(error: ApiError, translate: ErrorTranslate): ErrorMessage {
  if (!('ret_code' in error)) return { key: GENERAL_KEYS[error.kind] };
  const { ret_code, ret_msg } = error;
  return {
    text: codeText(ret_code, ret_msg, translate),
    isUnknown: codeTranslation(ret_code, translate) === undefined,
  };
}
