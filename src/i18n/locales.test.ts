import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { expectedKeys, flatTexts, placeholderProblem, type Texts, withoutPlaceholders } from './text-rules';

/** Against English. Reads from disk to include new files. */
const LOCALES = new URL('../public/locales/', import.meta.url);
const ENGLISH = 'en';

/** Keys (`namespace.json:key`) that may equal English. Keep the list short. */
const SAME_AS_ENGLISH: Partial<Record<Language, readonly string[]>> = {
  'de-DE': [
    'user-accounts.json:consent.howLong.kinds.face',
    'user-accounts.json:review.selfie',
    'user-accounts.json:fields.optional',
  ],
  'es-ES': [
    'user-accounts.json:consent.howLong.kinds.face',
    'user-accounts.json:review.selfie',
    'user-accounts.json:questionnaire.no',
  ],
  'id-ID': ['user-accounts.json:poa.fileMore', 'user-accounts.json:shell.menu'],
  'vi-VN': ['user-accounts.json:shell.menu'],
};

/** Names of companies and coins are not translated. */
const NAMES = [
  'user-accounts.json:personal.about.custodyOf.CUSTODY_BYBIT',
  'user-accounts.json:personal.about.custodyOf.CUSTODY_SATOS',
  'user-accounts.json:personal.btcAmount',
];
/** Arabic isolates these, to read from left to right. */
const CHANGED_NAMES: Partial<Record<Language, readonly string[]>> = {
  'ar-SA': ['user-accounts.json:personal.about.custodyOf.CUSTODY_SATOS', 'user-accounts.json:personal.btcAmount'],
};

/** The screens already isolate the direction of these values, so translations must not. */
const ISOLATED_BY_SCREENS =
  /[\u2066-\u2068]\{\{(?:account|authority|contact|custodian|from|licence|operator|partners|reason|scheme|target|task|to)\}\}/u;

const namespaceFiles = readdirSync(new URL(`${ENGLISH}/`, LOCALES)).sort();
const languages = Object.keys(LANGUAGES) as Language[];
const cases = languages.flatMap((language) => namespaceFiles.map((file) => ({ language, file })));
const translated = cases.filter(({ language }) => !language.startsWith(ENGLISH));

/** By dotted key. */
function textsOf(language: Language, file: string): Texts {
  return flatTexts(JSON.parse(readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8')));
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(withoutPlaceholders(text));
}

it('there is one folder for each language, and English has texts', () => {
  expect(namespaceFiles).toContain('user-accounts.json');
  expect(readdirSync(LOCALES).sort()).toEqual([...languages].sort());
});

it.each(languages)('%s has the same namespace files as English', (language) => {
  expect(readdirSync(new URL(`${language}/`, LOCALES)).sort()).toEqual(namespaceFiles);
});

describe.each(cases)('$language/$file', ({ language, file }) => {
  it('has the keys of English, with the plural forms of its language', () => {
    expect([...textsOf(language, file).keys()].sort()).toEqual(expectedKeys(textsOf(ENGLISH, file), language).sort());
  });

  it('has the same placeholders as English in every text', () => {
    const english = textsOf(ENGLISH, file);
    const problems = [...textsOf(language, file)].map(([key, text]) => placeholderProblem(key, text, english));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('does not isolate values that the screens isolate', () => {
    expect([...textsOf(language, file)].filter(([, text]) => ISOLATED_BY_SCREENS.test(text))).toEqual([]);
  });

  it('has no empty text and no text with leading or trailing spaces', () => {
    const texts = [...textsOf(language, file)];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => text === '' || text.trim() !== text)).toEqual([]);
  });
});

describe.each(translated)('$language/$file', ({ language, file }) => {
  it('has no untranslated texts except the listed ones', () => {
    const english = textsOf(ENGLISH, file);
    const same = [...textsOf(language, file)].filter(([key, text]) => hasWords(text) && text === english.get(key));
    const names = NAMES.filter((entry) => !CHANGED_NAMES[language]?.includes(entry));
    const allowed = [...names, ...(SAME_AS_ENGLISH[language] ?? [])].filter((entry) => entry.startsWith(`${file}:`));
    expect(same.map(([key]) => `${file}:${key}`).sort()).toEqual([...allowed].sort());
  });
});

describe('plural families', () => {
  const english = new Map([
    ['left_one', '{{count}} attempt left'],
    ['left_other', '{{count}} attempts left'],
    ['choice_one', 'First choice'],
  ]);

  it.each([
    ['zh-CN', ['choice_one', 'left_other']],
    ['tr-TR', ['choice_one', 'left_one', 'left_other']],
    ['ar-SA', ['choice_one', ...['few', 'many', 'one', 'other', 'two', 'zero'].map((form) => `left_${form}`)]],
  ] as const)(
    '%s needs the plural forms of its rules; a key that only looks like a form is plain',
    (language, keys) => {
      expect(expectedKeys(english, language).sort()).toEqual(keys);
    },
  );

  it('lets only forms of one fixed number omit {{count}}', () => {
    expect(placeholderProblem('left_two', 'محاولتان متبقيتان', english)).toBeUndefined();
    expect(placeholderProblem('left_few', 'محاولات متبقية', english)).toContain('left_few');
    expect(placeholderProblem('choice_one', '{{name}}', english)).toContain('choice_one');
  });
});
