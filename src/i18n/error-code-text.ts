import i18next from 'i18next';

/** The text of a key of the `inverse-error-code` namespace; undefined if there is none in the current language. */
export function errorCodeText(key: string): string | undefined {
  const options = { ns: 'inverse-error-code' } as const;
  // Codes come from the server, so the key is not one of the typed keys.
  return i18next.exists(key, options)
    ? (i18next.t as (key: string, o: typeof options) => string)(key, options)
    : undefined;
}
