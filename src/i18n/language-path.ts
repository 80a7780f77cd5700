import { isKeyOf } from '../domain/look-up';
import { LANGUAGES } from './languages';

/** Used for languages without pages of their own. */
const FALLBACK = 'en';

/** Path prefix of a language's pages in the wider product, such as `/tr-TR`; `/en` for an unsupported language. */
export function languagePath(language: string): string {
  return `/${isKeyOf(LANGUAGES, language) ? language : FALLBACK}`;
}

/**
 * Address of the product's home page in a language.
 *
 * @param home address of the home page without a language, from the initial config; absolute, or relative to the page's host
 */
export function homeAddress(home: string, language: string): string {
  return home.replace(/\/$/, '') + languagePath(language);
}
