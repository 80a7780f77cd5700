import { detectAll } from 'tinyld';
import { LANGUAGES, type Language } from '../../../src/i18n/languages';
import { ROOT } from '../../cli/paths';
import { readTexts, TEXT_FILES } from '../../texts/text-files';
import type { Check } from '../check';
import { type SCRIPT_FONTS, SCRIPTS } from '../fonts/scripts';
import { withoutKnown } from './known-words';
import { languageShown } from './language';

/** Languages with Latin letters, by the codes of the detector. Those of other scripts are told by their letters. */
const LATIN_CODES = ['de', 'en', 'es', 'id', 'tr', 'vi'];
/**
 * How much surer of another language the detector has to be, by the number of words; of fewer words it is no judge. Tuned on all texts of the
 * product and the mock: `other-language.test.ts` prints how many foreign ones are found, and fails if one of the own counts.
 */
const MARGINS = [
  { words: 4, margin: 0.06 },
  { words: 3, margin: 0.1 },
] as const;
/** Letters of another language that a text has to have. One alone may be a sign or part of a name. */
const MIN_FOREIGN = 2;

/** Letters that are of no script which a language uses. A Latin word in another script is for `latin-words`. */
const OTHER_LETTERS: Readonly<Record<keyof typeof SCRIPT_FONTS, RegExp>> = {
  latin: /(?!\p{Script=Latin})\p{L}/gu,
  cyrillic: /(?![\p{Script=Latin}\p{Script=Cyrillic}])\p{L}/gu,
  arabic: /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/gu,
  japanese: /(?![\p{Script=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])\p{L}/gu,
  korean: /(?![\p{Script=Latin}\p{Script=Hangul}])\p{L}/gu,
  thai: /(?![\p{Script=Latin}\p{Script=Thai}])\p{L}/gu,
  simplified: /(?![\p{Script=Latin}\p{Script=Han}])\p{L}/gu,
  traditional: /(?![\p{Script=Latin}\p{Script=Han}])\p{L}/gu,
};
const WORD = /[\p{L}\p{M}]{2,}/gu;
const HAN = /\p{Script=Han}/gu;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const ALL = Object.keys(LANGUAGES) as Language[];

/** The languages that have a text, word for word, in the files of the product and the mock. */
const SAID_IN = new Map<string, Set<Language>>();
/** Han characters that the texts of a language use. */
const HAN_OF = new Map<Language, ReadonlySet<string>>();
for (const language of ALL) {
  const texts = Object.keys(TEXT_FILES).flatMap((file) => [...readTexts(ROOT, file, language).values()]);
  for (const text of texts) SAID_IN.set(text, (SAID_IN.get(text) ?? new Set()).add(language));
  HAN_OF.set(language, new Set(texts.join('').match(HAN)));
}
const ALL_HAN = new Set([...HAN_OF.values()].flatMap((one) => [...one]));

/**
 * Every text is in the language of the page. A text that the files have in other languages alone is theirs. Of all other texts the letters are
 * looked at, and where several languages share them, a detector reads each sentence.
 */
export const otherLanguage: Check = {
  id: 'other-language',
  title: 'Every text is in the language of the page',
  judge: (_seen, { scenario, texts }) => {
    if (scenario.pseudo !== 'none') return [];
    const language = languageShown(scenario);
    return texts.flatMap((text) => {
      const why = whyForeign(text, language, withoutKnown(text, scenario));
      return why === undefined ? [] : [`"${text}" ${why} in a page of ${language}`];
    });
  },
};

/**
 * Why a text is not of a language; undefined if nothing tells so.
 *
 * @param own the text without names and codes, which are the same in every language
 */
export function whyForeign(text: string, language: Language, own = text): string | undefined {
  if (own.trim() === '') return undefined;
  const said = SAID_IN.get(text);
  if (said !== undefined) return said.has(language) ? undefined : `is the text of ${[...said].join(', ')}`;
  const letters = new Set(own.match(OTHER_LETTERS[SCRIPTS[language]]));
  if (letters.size >= MIN_FOREIGN) return `has the letters ${[...letters].join('')}`;
  const unused = [...new Set(own.match(HAN))].filter((one) => ALL_HAN.has(one) && !HAN_OF.get(language)?.has(one));
  if (unused.length >= MIN_FOREIGN) return `has the characters ${unused.join('')}, which ${language} does not use,`;
  if (SCRIPTS[language] !== 'latin') return undefined;
  const other = [...SENTENCES.segment(own)].map(({ segment }) => readsAs(segment, language)).find(Boolean);
  return other && `reads as ${other}`;
}

/** The language with Latin letters that a sentence is written in, if it is another one. */
function readsAs(sentence: string, language: Language): string | undefined {
  const words = sentence.match(WORD)?.length ?? 0;
  const needed = MARGINS.find((row) => words >= row.words)?.margin;
  if (needed === undefined) return undefined;
  const found = detectAll(sentence, { only: LATIN_CODES });
  const [first] = found;
  const own = found.find(({ lang }) => lang === language.slice(0, 2))?.accuracy ?? 0;
  return first !== undefined && first.accuracy - own > needed ? first.lang : undefined;
}
