import { matchLanguage } from '../../../src/i18n/detect';
import { VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { languageVariant, pageLanguage } from '../../engine/page-language';
import type { Scenario } from '../../engine/scenario';

/** Notes below the controls 'Language' and 'Query', for a scenario whose page shows another language than they set. */
export interface LanguageNotes {
  readonly language?: string;
  readonly query?: string;
}

/**
 * Compares the language that a scenario sets with the one that the page shows, by the page's own rules: a host offers the
 * languages of its variant, and `lang` in the query takes precedence over the scenario's language.
 */
export function languageNotes(
  scenario: Pick<Scenario, 'site' | 'language' | 'query' | 'pseudo' | 'config'>,
): LanguageNotes {
  const { language, query, pseudo } = scenario;
  if (pseudo !== 'none') {
    return {
      language: `The pseudo-language comes first: the page opens as ${pageLanguage(scenario)}, with made-up texts`,
    };
  }
  const requested = Object.hasOwn(query, 'lang') ? query.lang : language;
  if (!requested) {
    const note = 'An empty lang in the query asks for nothing: the page shows what the browser has stored or prefers';
    return { language: note, query: note };
  }
  const { offered, default: fallback } = VARIANT_LANGUAGES[languageVariant(scenario)];
  const shown = matchLanguage(requested, offered) ?? fallback;
  const notOffered = `This host does not offer ${requested}: the page shows ${shown}`;
  if (!Object.hasOwn(query, 'lang')) return shown === language ? {} : { language: notOffered };
  return {
    ...(shown !== language && { language: `lang=${requested} in the query comes first: the page shows ${shown}` }),
    ...(shown.toLowerCase() !== requested.toLowerCase() && { query: notOffered }),
  };
}
