import { isKeyOf } from '../domain/look-up';
import { LANGUAGES } from './languages';

const FALLBACK = 'en';

/** In the wider product, such as `/tr-TR`; `/en` if unsupported. */
export function languagePath(language: string): string {
  return `/${isKeyOf(LANGUAGES, language) ? language : FALLBACK}`;
}

/** @param home from the initial config, without a language; absolute or relative to the host */
export function homeAddress(home: string, language: string): string {
  return home.replace(/\/$/, '') + languagePath(language);
}
