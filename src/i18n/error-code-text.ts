import i18next from 'i18next';

/** Undefined if missing. */
export function errorCodeText(key: string): string | undefined {
  const options = { ns: 'inverse-error-code' } as const;
  // Codes come from the server, so the key is not typed.
  return i18next.exists(key, options)
    ? (i18next.t as (key: string, o: typeof options) => string)(key, options)
    : undefined;
}
