import type { Check } from '../check';
import { SCRIPTS } from '../fonts/scripts';
import { latinWords } from './known-words';
import { languageShown } from './language';

/** Latin words that the texts of these languages use: names that have no other form. */
const USED: ReadonlySet<string> = new Set(['App', 'Maker', 'Staking', 'Taker']);

/** In languages with a script of their own, a Latin word is a name or a code; any other one was not translated. */
export const latinWordsCheck: Check = {
  id: 'latin-words',
  title: 'No Latin word in a language with a script of its own',
  judge: (_seen, { scenario, texts }) => {
    if (scenario.pseudo !== 'none' || SCRIPTS[languageShown(scenario)] === 'latin') return [];
    return texts.flatMap((text) => {
      const words = latinWords(text, scenario).filter((word) => !USED.has(word));
      return words.length === 0 ? [] : [`"${text}" has Latin words: ${words.join(', ')}`];
    });
  },
};
