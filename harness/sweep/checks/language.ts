import { matchLanguage } from '../../../src/i18n/detect';
import { directionOf, type Language, VARIANT_LANGUAGES } from '../../../src/i18n/languages';
import { languageVariant, pageLanguage } from '../../engine/page-language';
import type { Scenario } from '../../engine/scenario';
import type { Check } from '../check';

interface Seen {
  readonly lang: string;
  readonly dir: string;
}

/** The page declares its language and direction, and both are those of the scenario. */
export const language: Check<Seen> = {
  id: 'language',
  title: 'The page says which language it is in, and runs in its direction',
  look: () => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }),
  judge: ({ lang, dir }, { scenario }) => {
    const expected = languageShown(scenario);
    return [
      ...(lang === expected ? [] : [`lang is "${lang}" instead of "${expected}"`]),
      ...(dir === directionOf(expected) ? [] : [`dir is "${dir}" instead of "${directionOf(expected)}"`]),
    ];
  },
};

/** What the sweep's browser prefers; it decides where a scenario asks for nothing. */
const PREFERRED = 'en-US';

/** The language that a scenario's page shows: the best match of the one that was asked for, else the host's default. */
export function languageShown(scenario: Scenario): Language {
  const { query } = scenario;
  const chosen = pageLanguage(scenario);
  const { offered, default: fallback } = VARIANT_LANGUAGES[languageVariant(scenario)];
  const asked = Object.hasOwn(query, 'lang') ? query.lang : chosen;
  return matchLanguage(asked || PREFERRED, offered) ?? fallback;
}
