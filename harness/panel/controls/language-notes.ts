import { SITE_ROWS } from '../../../src/domain/sites';
import { matchLanguage } from '../../../src/i18n/detect';
import { VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import type { Scenario } from '../../engine/scenario';

/** What the panel says below the controls that ask for a language, where the page shows another one. */
export interface LanguageNotes {
  readonly language?: string;
  readonly query?: string;
}

/**
 * Compares the language that a scenario asks for with the one that the page shows, by the page's own rule: a host offers
 * the languages of its variant, and `lang` in the query counts for more than the scenario's language.
 */
export function languageNotes({ site, language, query }: Pick<Scenario, 'site' | 'language' | 'query'>): LanguageNotes {
  const wish = Object.hasOwn(query, 'lang') ? query.lang : language;
  if (!wish) {
    const note = 'An empty lang in the query asks for nothing: the page shows what the browser has stored or prefers';
    return { language: note, query: note };
  }
  const { offered, default: fallback } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
  const shown = matchLanguage(wish, offered) ?? fallback;
  const notOffered = `This host does not offer ${wish}: the page shows ${shown}`;
  if (!Object.hasOwn(query, 'lang')) return shown === language ? {} : { language: notOffered };
  return {
    ...(shown !== language && { language: `lang=${wish} in the query comes first: the page shows ${shown}` }),
    ...(shown.toLowerCase() !== wish.toLowerCase() && { query: notOffered }),
  };
}
