import { errorCodeRow } from '../domain/error-codes';
import type { ApiError, ApiErrorKind } from './errors';

/** Looks up `inverse-error-code`; undefined if missing. */
export type ErrorTranslate = (key: string) => string | undefined;

const GENERAL_KEYS = {
  network: 'errors.network',
  aborted: 'errors.network',
  'non-response': 'errors.server',
  http: 'errors.server',
  contract: 'errors.server',
} as const satisfies Partial<Record<ApiErrorKind, string>>;
type CodelessKind = keyof typeof GENERAL_KEYS;

export type ErrorMessage =
  | {
      readonly text: string;
      /** The page adds what the member can do. */
      readonly isUnknown: boolean;
    }
  | { readonly key: (typeof GENERAL_KEYS)[CodelessKind] };

export function codeTranslation(code: number, translate: ErrorTranslate): string | undefined {
  return translate(errorCodeRow(code)?.messageKey ?? String(code));
}

/** The translation, else `{code}: {message}`. */
export function codeText(code: number, message: string, translate: ErrorTranslate): string {
  return codeTranslation(code, translate) ?? `${code}: ${message}`;
}

export function codeOf(error: ApiError): number | undefined {
  return 'ret_code' in error ? error.ret_code : undefined;
}

export function errorMessageOf(error: ApiError, translate: ErrorTranslate): ErrorMessage {
  if (!('ret_code' in error)) return { key: GENERAL_KEYS[error.kind] };
  const { ret_code, ret_msg } = error;
  return {
    text: codeText(ret_code, ret_msg, translate),
    isUnknown: codeTranslation(ret_code, translate) === undefined,
  };
}
