import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages';

/**
 * Checks that every language has the keys and placeholders of English. The files are read from disk, so that each file of a namespace or
 * language is checked as soon as it exists.
 */
const LOCALES = new URL('../public/locales/', import.meta.url);
const ENGLISH = 'en';

/** Keys (`namespace.json:key`) whose texts are correctly the same as in English. Keep the list short. */
const SAME_AS_ENGLISH: Partial<Record<Language, readonly string[]>> = {
  'de-DE': ['user-accounts.json:fields.optional', 'user-accounts.json:personal.limitCoin'],
  'es-ES': ['user-accounts.json:questionnaire.no'],
  'id-ID': ['user-accounts.json:poa.fileMore'],
};

/** Names of companies and coins are not translated. */
const NAMES = ['user-accounts.json:personal.about.custodyOf.CUSTODY_BYBIT', 'user-accounts.json:personal.btcAmount'];
/** Arabic isolates the amount, so that it reads from left to right. */
const CHANGED_NAMES: Partial<Record<Language, readonly string[]>> = {
  'ar-SA': ['user-accounts.json:personal.btcAmount'],
};

type Texts = ReadonlyMap<string, string>;

const namespaceFiles = readdirSync(new URL(`${ENGLISH}/`, LOCALES)).sort();
const languages = Object.keys(LANGUAGES) as Language[];
const cases = languages.flatMap((language) => namespaceFiles.map((file) => ({ language, file })));
const translated = cases.filter(({ language }) => !language.startsWith(ENGLISH));

/** Reads the texts of a file by dotted key. Throws for a value that is neither a text nor a group of texts. */
function textsOf(language: Language, file: string): Texts {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value);
    else if (value && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key);
    } else throw new Error(`${language}/${file}: ${path} is neither a text nor a group of texts`);
  };
  walk(JSON.parse(readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8')), '');
  return texts;
}

const PLURAL = /^(?<base>.+?)(?<ordinal>_ordinal)?_(?<form>zero|one|two|few|many|other)$/;

/** Plural family and form of a key; undefined for other keys. A key belongs to a family if English has the family's `_other`. */
function pluralOf(
  key: string,
  english: Texts,
): { family: string; form: string; type: Intl.PluralRuleType } | undefined {
  const { base, ordinal = '', form } = PLURAL.exec(key)?.groups ?? {};
  if (!base || !form || !english.has(`${base}${ordinal}_other`)) return undefined;
  return { family: `${base}${ordinal}`, form, type: ordinal ? 'ordinal' : 'cardinal' };
}

/** Keys that a language must have: the plain keys of English, and its own plural forms of each plural family. */
function expectedKeys(english: Texts, language: Language): string[] {
  const keys = [...english.keys()].flatMap((key) => {
    const plural = pluralOf(key, english);
    if (!plural) return [key];
    const forms = new Intl.PluralRules(language, { type: plural.type }).resolvedOptions().pluralCategories;
    // i18next supports `_zero` in every language; if English has it, every language must have it.
    const own = plural.form === 'zero' ? [key] : [];
    return [...own, ...forms.map((form) => `${plural.family}_${form}`)];
  });
  return [...new Set(keys)].sort();
}

/** Placeholders of i18next and Trans in a text: `{{name}}`, `$t(key)`, `<tag>`. */
function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>/g) ?? []).map((found) => found.replace(/\s/g, '')).sort();
}

/** Plural forms of one fixed number, which may spell it out: 'one attempt' needs no `{{count}}`. */
const FIXED_NUMBER_FORMS = ['zero', 'one', 'two'];

/** Describes how the placeholders of a text differ from English; undefined if they are the same. */
function placeholderProblem(key: string, text: string, english: Texts): string | undefined {
  const plural = pluralOf(key, english);
  const wanted = placeholdersOf(english.get(plural ? `${plural.family}_other` : key) ?? '');
  const got = placeholdersOf(text);
  const spelledOut =
    plural && FIXED_NUMBER_FORMS.includes(plural.form) && !got.includes('{{count}}')
      ? wanted.filter((name) => name !== '{{count}}')
      : wanted;
  return got.join() === spelledOut.join() ? undefined : `${key}: has [${got}], English has [${wanted}]`;
}

/** Whether a text contains letters. Texts of placeholders, digits and punctuation are the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>/g, ''));
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
    expect([...textsOf(language, file).keys()].sort()).toEqual(expectedKeys(textsOf(ENGLISH, file), language));
  });

  it('has the same placeholders as English in every text', () => {
    const english = textsOf(ENGLISH, file);
    const problems = [...textsOf(language, file)].map(([key, text]) => placeholderProblem(key, text, english));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
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

/** Tests the helpers above, because the files may not contain every kind of plural. */
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
    '%s needs the plural forms of its own rules; a key that only looks like a form is plain',
    (language, keys) => {
      expect(expectedKeys(english, language)).toEqual(keys);
    },
  );

  it('lets only forms of one fixed number omit {{count}}', () => {
    expect(placeholderProblem('left_two', 'محاولتان متبقيتان', english)).toBeUndefined();
    expect(placeholderProblem('left_few', 'محاولات متبقية', english)).toContain('left_few');
    expect(placeholderProblem('choice_one', '{{name}}', english)).toContain('choice_one');
  });
});
