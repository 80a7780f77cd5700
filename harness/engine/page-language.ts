import { SITE_ROWS } from '../../src/domain/sites';
import { matchLanguage } from '../../src/i18n/detect';
import { type Language, VARIANT_LANGUAGES } from '../../src/i18n/languages';
import type { Scenario } from './scenario';

/**
 * The language whose address a scenario's page opens. The product offers no pseudo-language: the page opens in a real language of the
 * same direction, whose texts the harness server replaces. Dates and amounts are then formatted as in that language.
 */
export function pageLanguage({ site, language, pseudo }: Pick<Scenario, 'site' | 'language' | 'pseudo'>): Language {
  if (pseudo === 'none') return language;
  if (pseudo === 'mirrored') return MIRRORED;
  const { offered, default: fallback } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
  return matchLanguage('en', offered) ?? fallback;
}

/** The language that runs from right to left. Only one variant of the app offers it, see `harnessConfig`. */
const MIRRORED = 'ar-SA' satisfies Language;
