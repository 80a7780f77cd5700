import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/i18n/languages';
import { ROOT } from '../../../kit/paths';
import { readTexts, TEXT_FILES } from '../../../kit/text-files';
import { SCRIPTS } from '../fonts/scripts';
import { whyForeign } from './other-language';

const ALL = Object.keys(LANGUAGES) as Language[];
/** Every text of the product and the mock in a language, by file and key. */
const textsOf = (language: Language) =>
  new Map(
    Object.keys(TEXT_FILES).flatMap((file) =>
      [...readTexts(ROOT, file, language)].map(([key, text]): [string, string] => [
        `${file}:${key}`,
        // As on a page: with values instead of placeholders, and agreements without markup.
        text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, '7').replace(/[#*|\\]+/g, ' '),
      ]),
    ),
  );
const TEXTS = new Map(ALL.map((language) => [language, textsOf(language)]));
/** No file has a text with this ending, so only its letters or the detector can find it. */
const changed = (text: string) => `${text} 2`;
const isSentence = (text: string) => text.trim().length >= 20;

describe('texts in another language', () => {
  it.each(ALL)('%s: none of its own texts counts, unchanged or paraphrased', (language) => {
    const own = [...(TEXTS.get(language)?.values() ?? [])].flatMap((text) => [...text.split('\n'), changed(text)]);
    expect(own.map((text) => whyForeign(text, language) && text).filter(Boolean)).toEqual([]);
  });

  it('a text of another language is found by its words, and nearly every other sentence by its letters or the detector', () => {
    const [known, unknown] = [new Count(), new Count()];
    for (const language of ALL) {
      for (const other of ALL) {
        const own = TEXTS.get(language) ?? new Map<string, string>();
        const entries = [...(TEXTS.get(other) ?? [])].filter(
          ([key, text]) => isSentence(text) && text !== own.get(key),
        );
        // Every fifteenth text of each pair: several thousand in all.
        for (const [, text] of entries.filter((_entry, at) => at % 15 === 0)) {
          // `latin-words` covers Latin words in another script.
          if (SCRIPTS[other] === 'latin' && SCRIPTS[language] !== 'latin') continue;
          known.add(whyForeign(text, language));
          if (isToldByWords(language, other)) continue;
          unknown.add(whyForeign(changed(text), language));
        }
      }
    }
    process.stdout.write(`Sentences in another language: ${known} of our files, ${unknown} of others\n`);
    expect(known.rate).toBeGreaterThan(0.95);
    expect(unknown.rate).toBeGreaterThan(0.95);
  });
});

/** How many of the planted sentences were found. */
class Count {
  #planted = 0;
  #found = 0;

  add(why: string | undefined): void {
    this.#planted += 1;
    if (why !== undefined) this.#found += 1;
  }

  get rate(): number {
    return this.#found / this.#planted;
  }

  toString(): string {
    return `${this.#found} of ${this.#planted} (${(this.rate * 100).toFixed(1)} %)`;
  }
}

/** Whether only our files can distinguish two languages: two regions of English, Chinese of Taiwan and Hong Kong. */
function isToldByWords(language: Language, other: Language): boolean {
  const writings = [language, other].map((one) =>
    SCRIPTS[one] === 'traditional' ? 'Hant' : SCRIPTS[one] === 'latin' ? one.slice(0, 2) : one,
  );
  return writings[0] === writings[1];
}
