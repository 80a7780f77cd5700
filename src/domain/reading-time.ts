/**
 * Characters of a minute's careful reading. In Chinese and Japanese a character is a syllable or a word; other scripts need five or six for a
 * word, and 200 words are read in a minute.
 */
const A_MINUTE = { ideographs: 400, letters: 1100 } as const;

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTERS = /[\p{L}\p{N}]/gu;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Minutes that most people need to read a text with care. */
export function readingMinutes(text: string): number {
  const ideographs = count(text, IDEOGRAPHS);
  return ideographs / A_MINUTE.ideographs + (count(text, LETTERS) - ideographs) / A_MINUTE.letters;
}
