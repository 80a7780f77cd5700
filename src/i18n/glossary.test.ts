import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTexts, TEXT_FILES } from '../../harness/kit/text-files';
import { LANGUAGES, type Language } from './languages';

/** Against glossary.json; see README.md. */
interface Wording {
  readonly word: string;
  /** Default: the word itself. */
  readonly forms?: readonly string[];
  /** Forbidden in texts of this term. */
  readonly avoid?: readonly string[];
  /** In all texts. */
  readonly never?: readonly string[];
}

interface Term {
  readonly meaning: string;
  /** `*` is any one part; `namespace:key` names another file. */
  readonly keys: readonly string[];
  readonly words: Readonly<Record<Language, Wording>>;
}

type Texts = ReadonlyMap<string, string>;

const glossary: Readonly<Record<string, Term>> = JSON.parse(
  readFileSync(new URL('glossary.json', import.meta.url), 'utf8'),
);
const languages = Object.keys(LANGUAGES) as Language[];
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function textsOf(language: Language): Texts {
  return new Map<string, string>(
    Object.keys(TEXT_FILES).flatMap((file) =>
      [...readTexts(ROOT, file, language)].map(([key, text]) => [`${file}:${key}`, text] as const),
    ),
  );
}

/** Lower case, without invisible marks. */
function plain(text: string, language: Language): string {
  return text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').toLocaleLowerCase(language);
}

function contains(text: string, word: string, language: Language): boolean {
  return plain(text, language).includes(plain(word, language));
}

function keysOf(pattern: string, english: Texts): string[] {
  const full = pattern.includes(':') ? pattern : `user-accounts:${pattern}`;
  const parts = full.split('*').map((part) => part.replace(/[.?+^$(){}|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('[^.]+')}$`);
  return [...english.keys()].filter((key) => expression.test(key));
}

const english = textsOf('en');

/** Missing words and forbidden words. */
function problemsOf(texts: Texts, language: Language, terms: Readonly<Record<string, Term>>): string[] {
  return Object.entries(terms).flatMap(([name, { keys, words }]) => {
    const { word, forms = [word], avoid = [], never = [] } = words[language];
    const own = keys.flatMap((pattern) => keysOf(pattern, english));
    const missing = own
      .filter((key) => !forms.some((form) => contains(texts.get(key) ?? '', form, language)))
      .map((key) => `${key} must use “${word}” (${name}): ${texts.get(key)}`);
    const found = (key: string, unwanted: readonly string[]) =>
      unwanted
        .filter((one) => contains(texts.get(key) ?? '', one, language))
        .map((one) => `${key} must not use “${one}” (${name}): ${texts.get(key)}`);
    return [
      ...missing,
      ...own.flatMap((key) => found(key, avoid)),
      ...[...texts.keys()].flatMap((key) => found(key, never)),
    ];
  });
}

describe.each(Object.entries(glossary))('the term %s', (_name, { keys, words }) => {
  it('has a word in every language', () => {
    expect(Object.keys(words).sort()).toEqual([...languages].sort());
    expect(Object.values(words).filter(({ word }) => word.trim() === '')).toEqual([]);
  });

  it('names keys that exist', () => {
    expect(keys.filter((pattern) => keysOf(pattern, english).length === 0)).toEqual([]);
  });
});

it.each(languages)('the texts of %s use the words of the glossary', (language) => {
  expect(problemsOf(textsOf(language), language, glossary)).toEqual([]);
});

describe('the check of the glossary', () => {
  const key = 'user-accounts:kyc.consentLabel';
  const same = (wording: Wording) =>
    Object.fromEntries(languages.map((language) => [language, wording])) as Record<Language, Wording>;
  const term = (wording: Wording) => ({ consent: { meaning: '', keys: ['kyc.consentLabel'], words: same(wording) } });
  const check = (text: string, wording: Wording, language: Language = 'de-DE') =>
    problemsOf(new Map([[key, text]]), language, term(wording));

  it.each<[what: string, text: string, wording: Wording, count: number]>([
    ['accepts the word', 'Ihre Einwilligung', { word: 'Einwilligung' }, 0],
    [
      'accepts a form of the word',
      'Sie haben eingewilligt',
      { word: 'Einwilligung', forms: ['einwillig', 'eingewilligt'] },
      0,
    ],
    ['reports a text without the word', 'Ihre Erlaubnis', { word: 'Einwilligung' }, 1],
    ['reports a word to avoid', 'Einwilligung oder Zustimmung', { word: 'Einwilligung', avoid: ['zustimm'] }, 1],
    [
      'reports a word that is never used',
      'Einwilligung zur Hintergrundprüfung',
      { word: 'Einwilligung', never: ['Hintergrundprüfung'] },
      1,
    ],
  ])('%s', (_what, text, wording, count) => {
    expect(check(text, wording)).toHaveLength(count);
  });

  it('compares letters as the language writes them in lower case', () => {
    expect(check('AÇIK RIZA', { word: 'açık rıza' }, 'tr-TR')).toEqual([]);
  });

  it('ignores the marks around left-to-right words', () => {
    expect(check('رمز \u2066QR\u2069', { word: 'رمز QR' }, 'ar-SA')).toEqual([]);
  });
});
