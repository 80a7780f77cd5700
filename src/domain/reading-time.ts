/** Characters per minute of careful reading: ideographs are words, other scripts reach 200 words. */
const A_MINUTE = { ideographs: 400, letters: 1100 } as const;

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LETTERS = /[\p{L}\p{N}]/gu;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

export function readingMinutes(text: string): number {
  const ideographs = count(text, IDEOGRAPHS);
  return ideographs / A_MINUTE.ideographs + (count(text, LETTERS) - ideographs) / A_MINUTE.letters;
}
