import { SITE_ROWS } from '../../src/domain/sites';
import type { Variant } from '../../src/domain/variants';
import { matchLanguage } from '../../src/i18n/detect';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../src/i18n/languages';
import type { Scenario } from './scenario';

type WithLanguage = Pick<Scenario, 'site' | 'language' | 'pseudo'>;

/**
 * The language whose address a scenario's page opens. The product offers no pseudo-language: the page opens in a real language of the
 * same direction, whose texts the harness server replaces. Dates and amounts are then formatted as in that language.
 */
export function pageLanguage({ site, language, pseudo }: WithLanguage): Language {
  if (pseudo === 'none') return language;
  if (pseudo === 'mirrored') return MIRRORED;
  const { offered, default: fallback } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
  return matchLanguage('en', offered) ?? fallback;
}

/** The scenario's language if the site's host offers it, else the default of the host. */
export function offeredLanguage({ site, language }: Pick<Scenario, 'site' | 'language'>): Language {
  const { offered, default: fallback } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
  return offered.includes(language) ? language : fallback;
}

/** The language that runs from right to left. Only one variant of the app offers it, see `harnessConfig`. */
const MIRRORED = 'ar-SA' satisfies Language;

/**
 * The variant of the app whose languages the page offers. It is that of the site's host, unless that variant lacks a language which the scenario
 * shows at every host.
 */
export function languageVariant(
  scenario: WithLanguage & { readonly config: Pick<Scenario['config'], 'everyLanguage'> },
): Variant {
  const { site, pseudo, config } = scenario;
  const own = SITE_ROWS[site].variant;
  if (pseudo !== 'mirrored' && !config.everyLanguage) return own;
  const language = pageLanguage(scenario);
  return VARIANT_LANGUAGES[own].offered.includes(language) ? own : LANGUAGES[language].variants[0];
}
