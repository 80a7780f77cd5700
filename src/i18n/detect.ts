import LanguageDetector from 'i18next-browser-languagedetector';
import { lookUp } from '../domain/look-up';
import type { Variant } from '../domain/variants';
import { directionOf, type Language, VARIANT_LANGUAGES } from './languages';

/** Local storage key of the chosen language. */
export const LANGUAGE_STORAGE_KEY = 'language';
const QUERY_PARAMETER = 'lang';

/** First labels of hosts on which the language is neither stored nor set on the page. */
const EXCLUDED_HOSTS = ['announcements', 'learn', 'blog'];

/**
 * Returns the best supported match for a requested tag: the same tag in any case, else one of the same language, preferably in the same
 * script. Undefined if there is no match.
 */
export function matchLanguage(requested: string | undefined, offered: readonly Language[]): Language | undefined {
  const tag = requested?.toLowerCase().replace('_', '-');
  if (!tag) return undefined;
  const exact = offered.find((language) => language.toLowerCase() === tag);
  if (exact) return exact;
  const locale = fullLocale(tag);
  const sameLanguage = offered.filter((language) => locale && fullLocale(language)?.language === locale.language);
  return sameLanguage.find((language) => fullLocale(language)?.script === locale?.script) ?? sameLanguage[0];
}

/** A tag completed with its usual script and region; undefined for an invalid tag. */
function fullLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** Sources of the language, in order of precedence. */
const SOURCES = ['query', 'localStorage', 'navigator'];

/**
 * Detects the language from the `lang` query parameter, else local storage, else the browser. The first source with a value decides: if the
 * variant does not offer its language, the variant's default is used and later sources are ignored.
 */
export function detectLanguage(variant: Variant): Language {
  const detector = new LanguageDetector(null, { caches: [] });
  // Replaces the library's own detector of the query, which does not decode escapes such as `%2D`.
  detector.addDetector({
    name: 'query',
    lookup: () => new URLSearchParams(location.search).get(QUERY_PARAMETER) || undefined,
  });
  // The library's `detect` is not used: it skips values that are not language tags, and the next source would decide.
  const requested = SOURCES.map((source): string | string[] | undefined =>
    lookUp(detector.detectors, source)?.lookup({ lookupLocalStorage: LANGUAGE_STORAGE_KEY }),
  );
  const [first] = requested.flatMap((tags) => tags ?? []);
  const { offered, default: fallback } = VARIANT_LANGUAGES[variant];
  return matchLanguage(first, offered) ?? fallback;
}

/** Sets the page's `lang` and `dir` and stores the language, except on excluded hosts. */
export function applyLanguage(language: Language): void {
  if (!setPageLanguage(language)) return;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage may be forbidden or full; the language is then used for this page only.
  }
}

/** Sets the page's `lang` and `dir`. Returns false on excluded hosts, where it does nothing. */
export function setPageLanguage(language: Language): boolean {
  if (EXCLUDED_HOSTS.includes(location.hostname.split('.')[0] ?? '')) return false;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return true;
}
