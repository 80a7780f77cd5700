import { SITE_ROWS } from '../../src/domain/sites';
import type { Variant } from '../../src/domain/variants';
import { matchLanguage } from '../../src/i18n/detect';
import { LANGUAGES, type Language, VARIANT_LANGUAGES } from '../../src/i18n/languages';
import type { Scenario } from './scenario';

type WithLanguage = Pick<Scenario, 'site' | 'language' | 'pseudo'>;

/** The server replaces the texts of a real language of the same direction, which also formats dates. */
export function pageLanguage({ site, language, pseudo }: WithLanguage): Language {
  if (pseudo === 'none') return language;
  if (pseudo === 'mirrored') return MIRRORED;
  const { offered, default: fallback } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
  return matchLanguage('en', offered) ?? fallback;
}

/** Falls back to the host's default. */
export function offeredLanguage({ site, language }: Pick<Scenario, 'site' | 'language'>): Language {
  const { offered, default: fallback } = VARIANT_LANGUAGES[SITE_ROWS[site].variant];
  return offered.includes(language) ? language : fallback;
}

/** Right-to-left. Only one app variant offers it, see `harnessConfig`. */
const MIRRORED = 'ar-SA' satisfies Language;

/** The host's variant, unless it lacks the language. */
export function languageVariant(
  scenario: WithLanguage & { readonly config: Pick<Scenario['config'], 'everyLanguage'> },
): Variant {
  const { site, pseudo, config } = scenario;
  const own = SITE_ROWS[site].variant;
  if (pseudo !== 'mirrored' && !config.everyLanguage) return own;
  const language = pageLanguage(scenario);
  return VARIANT_LANGUAGES[own].offered.includes(language) ? own : LANGUAGES[language].variants[0];
}

/** What the sweep's browser prefers, if the scenario names no language. */
const PREFERRED = 'en-US';

/** Requested language if offered, else the host's default. */
export function languageShown(scenario: Scenario): Language {
  const { query } = scenario;
  const chosen = pageLanguage(scenario);
  const { offered, default: fallback } = VARIANT_LANGUAGES[languageVariant(scenario)];
  const asked = Object.hasOwn(query, 'lang') ? query.lang : chosen;
  return matchLanguage(asked || PREFERRED, offered) ?? fallback;
}
