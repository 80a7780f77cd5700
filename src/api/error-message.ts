import { errorCodeRow } from '../domain/error-codes';
import type { ApiError, ApiErrorKind } from './errors';

/** Returns the text of a key of the `inverse-error-code` namespace, or undefined if there is none. */
export type ErrorTranslate = (key: string) => string | undefined;

/** Text keys for failures without a code. */
const GENERAL_KEYS = {
  network: 'errors.network',
  aborted: 'errors.network',
  'non-response': 'errors.server',
  http: 'errors.server',
  contract: 'errors.server',
} as const satisfies Partial<Record<ApiErrorKind, string>>;
type CodelessKind = keyof typeof GENERAL_KEYS;

/** Message for a failed call: the text of its code, or the key of a general text. */
export type ErrorMessage =
  | {
      readonly text: string;
      /** There is no translation for the code, so the page adds what the member can do. */
      readonly isUnknown: boolean;
    }
  | { readonly key: (typeof GENERAL_KEYS)[CodelessKind] };

/** The translation of a code; undefined if there is none. */
export function codeTranslation(code: number, translate: ErrorTranslate): string | undefined {
  return translate(errorCodeRow(code)?.messageKey ?? String(code));
}

/** The text of a code: its translation, else `{code}: {message}`. Toasts, pages and forms all use it. */
export function codeText(code: number, message: string, translate: ErrorTranslate): string {
  return codeTranslation(code, translate) ?? `${code}: ${message}`;
}

/** The code of a failed call; undefined for failures without one. */
export function codeOf(error: ApiError): number | undefined {
  return 'ret_code' in error ? error.ret_code : undefined;
}

/** The message that a page or a form shows for a failed call. */
export function errorMessageOf(error: ApiError, translate: ErrorTranslate): ErrorMessage {
  if (!('ret_code' in error)) return { key: GENERAL_KEYS[error.kind] };
  const { ret_code, ret_msg } = error;
  return {
    text: codeText(ret_code, ret_msg, translate),
    isUnknown: codeTranslation(ret_code, translate) === undefined,
  };
}
