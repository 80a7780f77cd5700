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

/** The sources of a language, in the order in which they are asked. */
const SOURCES = ['query', 'localStorage', 'navigator'];

/**
 * `lang` query → stored → browser. The first source that names a language decides: where the variant does not offer that one, the
 * variant's default is used, and no further source is asked.
 */
export function detectLanguage(variant: Variant): Language {
  const detector = new LanguageDetector(null, { caches: [] });
  // The library's own reader of the query leaves escapes such as `%2D` as they are.
  detector.addDetector({
    name: 'query',
    lookup: () => new URLSearchParams(location.search).get(QUERY_PARAMETER) || undefined,
  });
  // Not the library's `detect`: a wish in signs that no language tag has would count as none there, and the next source would decide.
  const wishes = SOURCES.map((source): string | string[] | undefined =>
    detector.detectors[source].lookup({ lookupLocalStorage: LANGUAGE_STORAGE_KEY }),
  );
  const [first] = wishes.flatMap((wish) => wish ?? []);
  const { offered, default: fallback } = VARIANT_LANGUAGES[variant];
  return matchLanguage(first, offered) ?? fallback;
}

/** Stores the language and sets the page's `lang` and `dir`, except on the hosts that keep their own. */
export function applyLanguage(language: Language): void {
  if (!setPageLanguage(language)) return;
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Storage may be forbidden or full; the language then holds for this page alone.
  }
}

/** Sets the page's `lang` and `dir`; false on the hosts that keep their own. */
export function setPageLanguage(language: Language): boolean {
  if (HANDS_OFF_HOSTS.includes(location.hostname.split('.')[0] ?? '')) return false;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return true;
}
