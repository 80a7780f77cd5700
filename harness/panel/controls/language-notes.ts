import { matchLanguage } from '../../../src/i18n/detect';
import { VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { languageVariant, pageLanguage } from '../../core/page-language';
import type { Scenario } from '../../core/scenario';

/** Notes for a page that shows another language than the scenario sets. */
export interface LanguageNotes {
  readonly language?: string;
  readonly query?: string;
}

/** Applies the page's rules. A host offers its variant's languages, and `lang` in the query takes precedence. */
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
    const note = 'An empty lang in the query has no effect: the page shows the stored or the browser’s language';
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
