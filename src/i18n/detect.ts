import LanguageDetector from 'i18next-browser-languagedetector';
import { readHostName } from '../domain/input/host-name';
import { readLanguageTag } from '../domain/input/language-tag';
import { lookUp } from '../domain/look-up';
import type { Variant } from '../domain/variants';
import { directionOf, type Language, VARIANT_LANGUAGES } from './languages';

export const LANGUAGE_STORAGE_KEY = 'language';
const QUERY_PARAMETER = 'lang';

/** Language neither stored nor set there. */
const EXCLUDED_HOSTS = ['announcements', 'learn', 'blog'];

/** Same tag, else same language and script. Undefined without a match. */
export function matchLanguage(requested: string | undefined, offered: readonly Language[]): Language | undefined {
  const tag = requested && readLanguageTag(requested)?.toLowerCase();
  if (!tag) return undefined;
  const exact = offered.find((language) => language.toLowerCase() === tag);
  if (exact) return exact;
  const locale = fullLocale(tag);
  const sameLanguage = offered.filter((language) => locale && fullLocale(language)?.language === locale.language);
  return sameLanguage.find((language) => fullLocale(language)?.script === locale?.script) ?? sameLanguage[0];
}

/** Undefined for an invalid tag. */
function fullLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** In order of precedence. */
const SOURCES = ['query', 'localStorage', 'navigator'];

/** The first source with a value decides. */
export function detectLanguage(variant: Variant): Language {
  const detector = new LanguageDetector(null, { caches: [] });
  // The library's detector does not decode escapes such as `%2D`.
  detector.addDetector({
    name: 'query',
    lookup: () => new URLSearchParams(location.search).get(QUERY_PARAMETER) || undefined,
  });
  // The library's `detect` skips invalid tags.
  const requested = SOURCES.map((source): string | string[] | undefined =>
    lookUp(detector.detectors, source)?.lookup({ lookupLocalStorage: LANGUAGE_STORAGE_KEY }),
  );
  const [first] = requested.flatMap((tags) => tags ?? []);
  const { offered, default: fallback } = VARIANT_LANGUAGES[variant];
  return matchLanguage(first, offered) ?? fallback;
}

/** And stores it, except on excluded hosts. */
export function applyLanguage(language: Language): void {
  if (!setPageLanguage(language)) return;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage may be forbidden or full.
  }
}

/** Returns false on excluded hosts. */
export function setPageLanguage(language: Language): boolean {
  if (EXCLUDED_HOSTS.includes(readHostName(location.hostname).split('.')[0] ?? '')) return false;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return true;
}
