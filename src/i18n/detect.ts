import LanguageDetector from 'i18next-browser-languagedetector';
import type { Variant } from '../domain/sites';
import { directionOf, type Language, VARIANT_LANGUAGES } from './languages';

/** Where the chosen language is kept between visits (spec 2). */
export const LANGUAGE_STORAGE_KEY = 'language';
const QUERY_PARAMETER = 'lang';

/** Hosts of the wider product on which the choice is neither stored nor set on the page (spec 2). */
const HANDS_OFF_HOSTS = ['announcements', 'learn', 'blog'];

/**
 * The offered language a wish stands for: the same tag in any case, else one of the same language, in the same script
 * where there is a choice; else none.
 */
export function matchLanguage(wish: string | undefined, offered: readonly Language[]): Language | undefined {
  const tag = wish?.toLowerCase().replace('_', '-');
  if (!tag) return undefined;
  const exact = offered.find((language) => language.toLowerCase() === tag);
  if (exact) return exact;
  const wished = likely(tag);
  const sameLanguage = offered.filter((language) => wished && likely(language)?.language === wished.language);
  return sameLanguage.find((language) => likely(language)?.script === wished?.script) ?? sameLanguage[0];
}

/** A tag with the script that its language and region are usually written in; none for what is no tag. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** `lang` query → stored → browser; a language that the variant does not offer gives the variant's default (spec 2). */
export function detectLanguage(variant: Variant): Language {
  const detector = new LanguageDetector(null, {
    order: ['querystring', 'localStorage', 'navigator'],
    lookupQuerystring: QUERY_PARAMETER,
    lookupLocalStorage: LANGUAGE_STORAGE_KEY,
    caches: [],
  });
  const detected = detector.detect();
  const { offered, default: fallback } = VARIANT_LANGUAGES[variant];
  return matchLanguage(typeof detected === 'string' ? detected : detected?.[0], offered) ?? fallback;
}

/** Stores the language and sets the page's `lang` and `dir`, except on the hosts that keep their own (spec 2). */
export function applyLanguage(language: Language): void {
  if (HANDS_OFF_HOSTS.includes(location.hostname.split('.')[0] ?? '')) return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage may be forbidden or full; the language then holds for this page alone.
  }
}
