import { languageShown } from '../../../core/page-language';
import type { Check } from '../check';
import { SCRIPTS } from '../fonts/scripts';
import { latinWords } from './known-words';

/** Latin names that these languages use and that have no other form. */
const USED: ReadonlySet<string> = new Set(['App', 'Maker', 'Staking', 'Taker']);

/** In languages with their own script, a Latin word is a name or a code; any other one is untranslated. */
export const latinWordsCheck: Check = {
  id: 'latin-words',
  title: 'No Latin word in a language with its own script',
  judge: (_seen, { scenario, texts }) => {
    if (scenario.pseudo !== 'none' || SCRIPTS[languageShown(scenario)] === 'latin') return [];
    return texts.flatMap((text) => {
      const words = latinWords(text, scenario).filter((word) => !USED.has(word));
      return words.length === 0 ? [] : [`"${text}" has Latin words: ${words.join(', ')}`];
    });
  },
};
