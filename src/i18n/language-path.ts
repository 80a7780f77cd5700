import { LANGUAGES } from './languages';

/** The language whose pages stand for every language that the product does not speak. */
const FALLBACK = 'en';

/** Path of a language's own pages in the wider product, such as `/tr-TR`. */
export function languagePath(language: string): string {
  return `/${Object.hasOwn(LANGUAGES, language) ? language : FALLBACK}`;
}

/**
 * Address of the product's home page in a language.
 *
 * @param home the site that it stands on, from the initial config: absolute, or from the page's host
 */
export function homeAddress(home: string, language: string): string {
  return home.replace(/\/$/, '') + languagePath(language);
}
