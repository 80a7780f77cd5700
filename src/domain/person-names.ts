/** Scripts whose names are written family name first, in every language. */
const FAMILY_FIRST_SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Scripts whose names are written without a space. Japanese names have one. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}*]+$/u;
const FAMILY_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'ko', 'vi', 'zh']);

/** Whether forms in a language ask for the family name before the given name. */
export function asksFamilyNameFirst(language: string): boolean {
  return FAMILY_FIRST_LANGUAGES.has(new Intl.Locale(language).language);
}

/**
 * A whole name as people of the page's language write it. Vietnamese puts the family name first; Chinese, Japanese and Korean too, but keep
 * the order of names that are not in their own script, such as 'John Smith'.
 */
export function fullName(
  { firstname, lastname }: { readonly firstname: string; readonly lastname: string },
  language: string,
): string {
  const { language: code } = new Intl.Locale(language);
  const isOwnScript = FAMILY_FIRST_SCRIPT.test(firstname + lastname);
  const parts = code === 'vi' || isOwnScript ? [lastname, firstname] : [firstname, lastname];
  const isUnspaced = code !== 'ja' && isOwnScript && parts.every((part) => UNSPACED.test(part));
  return parts.filter(Boolean).join(isUnspaced ? '' : ' ');
}
