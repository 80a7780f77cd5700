import { pseudoText } from '../../../../fixtures/pseudo-languages';
import type { Check } from '../check';
import { latinWords } from './known-words';

/**
 * In the accented pseudo-language every text from a file has accents. Words without accents are hard-coded or come from
 * elsewhere.
 */
export const untranslated: Check = {
  id: 'untranslated',
  title: 'In the accented pseudo-language every word has accents',
  judge: (_seen, { scenario, texts }) => {
    if (scenario.pseudo !== 'accented') return [];
    return texts.flatMap((text) => {
      const plain = latinWords(text, scenario).filter((word) => hasAccents(word) && !FORMATS.has(word));
      return plain.length === 0 ? [] : [`"${text}" is not translated: ${plain.join(', ')}`];
    });
  },
};

/** Whether a word would get accents; a single b, f, m, p, q, v or x gets none. */
function hasAccents(word: string): boolean {
  return !pseudoText('accented', word).includes(word);
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const MONTH_STYLES = ['long', 'short'] as const;

/** English words of the browser's formats: names of countries and months, and words in lists, times and sizes. */
const FORMATS: ReadonlySet<string> = new Set(
  [
    ...LETTERS.flatMap((first) => LETTERS.map((second) => REGION_NAMES.of(first + second) ?? '')),
    ...MONTH_STYLES.flatMap((month) => {
      const { format } = new Intl.DateTimeFormat('en', { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => format(new Date(Date.UTC(2026, index, 1))));
    }),
    'or and at kB byte bytes',
  ].flatMap((text) => text.match(/\p{L}+/gu) ?? []),
);
