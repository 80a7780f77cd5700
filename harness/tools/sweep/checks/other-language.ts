import { detectAll } from 'tinyld';
import { LANGUAGES, type Language } from '../../../../src/i18n/languages';
import { languageShown } from '../../../core/page-language';
import { ROOT } from '../../../kit/paths';
import { readTexts, TEXT_FILES } from '../../../kit/text-files';
import type { Check } from '../check';
import { type SCRIPT_FONTS, SCRIPTS } from '../fonts/scripts';
import { withoutKnown } from './known-words';

/** Languages with Latin letters, by the detector's codes. Other scripts are recognised by their letters. */
const LATIN_CODES = ['de', 'en', 'es', 'id', 'tr', 'vi'];
/**
 * By how much the detector must prefer another language, by the number of words; it cannot judge fewer. Tuned on all
 * texts of product and mock: `other-language.test.ts` prints how many foreign ones are found, and fails if it flags one
 * of ours.
 */
const MARGINS = [
  { words: 4, margin: 0.06 },
  { words: 3, margin: 0.1 },
] as const;
/** Minimum of foreign letters in a text. A single one may be a sign or part of a name. */
const MIN_FOREIGN = 2;

/** Letters of scripts that the language does not use. Latin words in another script are for `latin-words`. */
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

/** The languages in whose files (product and mock) a text occurs. */
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
 * A text that the files have only in other languages belongs to those. All other texts are judged by their letters; if
 * several languages share them, a detector reads each sentence.
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
 * Why a text is not in a language; undefined without evidence.
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

/** The other language with Latin letters that a sentence is in, if any. */
function readsAs(sentence: string, language: Language): string | undefined {
  const words = sentence.match(WORD)?.length ?? 0;
  const needed = MARGINS.find((row) => words >= row.words)?.margin;
  if (needed === undefined) return undefined;
  const found = detectAll(sentence, { only: LATIN_CODES });
  const [first] = found;
  const own = found.find(({ lang }) => lang === language.slice(0, 2))?.accuracy ?? 0;
  return first !== undefined && first.accuracy - own > needed ? first.lang : undefined;
}
