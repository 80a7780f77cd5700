/** Family name first in every language. */
const FAMILY_FIRST_SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** No space in names, unlike Japanese. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}*]+$/u;
const FAMILY_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'ko', 'vi', 'zh']);

export function asksFamilyNameFirst(language: string): boolean {
  return FAMILY_FIRST_LANGUAGES.has(new Intl.Locale(language).language);
}

/** Vietnamese puts the family name first. Chinese, Japanese and Korean do so only in their scripts. */
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

/** The first letter of each word. A text that is masked already stays. */
export function maskedName(name: string): string {
  if (name.includes('*')) return name;
  return name.replace(/(\S)(\S+)/gu, (_word, first: string, rest: string) => first + masks(rest));
}

/** At most the last two signs, and never more than half. A number that is masked already stays. */
export function maskedNumber(number: string): string {
  if (number.includes('*')) return number;
  const shown = Math.min(2, Math.floor(number.length / 2));
  return masks(number.slice(0, number.length - shown)) + number.slice(number.length - shown);
}

const masks = (text: string) => '*'.repeat([...text].length);
