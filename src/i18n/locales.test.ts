import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages';

/**
 * Every language says what English says. The texts are read from disk as they are shipped, so that a namespace or a
 * language counts from the moment its file stands there.
 */
const LOCALES = new URL('../public/locales/', import.meta.url);
const ENGLISH = 'en';

/** Texts that are rightly the same as in English: `language` → keys as `namespace.json:key`. Keep it short. */
const SAME_AS_ENGLISH: Partial<Record<Language, readonly string[]>> = {
  'de-DE': [
    'user-accounts.json:fields.code.label',
    'user-accounts.json:fields.optional',
    'user-accounts.json:personal.limitCoin',
    'user-accounts.json:personalInfo.fields.name',
  ],
  'id-ID': ['user-accounts.json:poa.fileMore'],
};

/** A company's name is its name. */
const NAMES = ['user-accounts.json:personal.about.custodyOf.CUSTODY_BYBIT'];

type Texts = ReadonlyMap<string, string>;

const namespaceFiles = readdirSync(new URL(`${ENGLISH}/`, LOCALES)).sort();
const languages = Object.keys(LANGUAGES) as Language[];
const cases = languages.flatMap((language) => namespaceFiles.map((file) => ({ language, file })));
const translated = cases.filter(({ language }) => !language.startsWith(ENGLISH));

/** The texts of a file by dotted key. Throws at anything that is neither a text nor a group of texts. */
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

/** A key's plural family and form; none for a plain key. English alone tells, by holding the family's `_other`. */
function pluralOf(
  key: string,
  english: Texts,
): { family: string; form: string; type: Intl.PluralRuleType } | undefined {
  const { base, ordinal = '', form } = PLURAL.exec(key)?.groups ?? {};
  if (!base || !form || !english.has(`${base}${ordinal}_other`)) return undefined;
  return { family: `${base}${ordinal}`, form, type: ordinal ? 'ordinal' : 'cardinal' };
}

/** The keys that a language must hold: English's plain ones, and of each plural family the forms of that language. */
function expectedKeys(english: Texts, language: Language): string[] {
  const keys = [...english.keys()].flatMap((key) => {
    const plural = pluralOf(key, english);
    if (!plural) return [key];
    const forms = new Intl.PluralRules(language, { type: plural.type }).resolvedOptions().pluralCategories;
    // i18next takes `_zero` in any language; where English says zero in its own words, all do.
    const own = plural.form === 'zero' ? [key] : [];
    return [...own, ...forms.map((form) => `${plural.family}_${form}`)];
  });
  return [...new Set(keys)].sort();
}

/** What i18next and Trans put into a text: `{{name}}`, `$t(key)`, `<tag>`. */
function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>/g) ?? []).map((found) => found.replace(/\s/g, '')).sort();
}

/** Forms that stand for one fixed number may spell it out: "one attempt" needs no `{{count}}`. */
const FIXED_NUMBER_FORMS = ['zero', 'one', 'two'];

/** The first problem with a text's placeholders, measured by English; none when they agree. */
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

/** Whether a text holds words; one of placeholders, digits and signs alone reads the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>/g, ''));
}

it('English has texts, and each language of the table has its folder and no other has one', () => {
  expect(namespaceFiles).toContain('user-accounts.json');
  expect(readdirSync(LOCALES).sort()).toEqual([...languages].sort());
});

it.each(languages)('%s has the namespace files of English, no more and no fewer', (language) => {
  expect(readdirSync(new URL(`${language}/`, LOCALES)).sort()).toEqual(namespaceFiles);
});

describe.each(cases)('$language/$file', ({ language, file }) => {
  it('has the keys of English, with the plural forms of its own language', () => {
    expect([...textsOf(language, file).keys()].sort()).toEqual(expectedKeys(textsOf(ENGLISH, file), language));
  });

  it('has the placeholders of English in every text', () => {
    const english = textsOf(ENGLISH, file);
    const problems = [...textsOf(language, file)].map(([key, text]) => placeholderProblem(key, text, english));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('has no empty text and none with blanks around it', () => {
    const texts = [...textsOf(language, file)];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => text === '' || text.trim() !== text)).toEqual([]);
  });
});

describe.each(translated)('$language/$file', ({ language, file }) => {
  it('leaves nothing in English but what the list above allows', () => {
    const english = textsOf(ENGLISH, file);
    const same = [...textsOf(language, file)].filter(([key, text]) => hasWords(text) && text === english.get(key));
    const allowed = [...NAMES, ...(SAME_AS_ENGLISH[language] ?? [])].filter((entry) => entry.startsWith(`${file}:`));
    expect(same.map(([key]) => `${file}:${key}`).sort()).toEqual([...allowed].sort());
  });
});

/** Today's files may hold no plurals; these hold the test itself to its word. */
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
    '%s needs the forms of its own rules, and a key that only looks like a form stays plain',
    (language, keys) => {
      expect(expectedKeys(english, language)).toEqual(keys);
    },
  );

  it('lets a form of one fixed number spell it out, and no other', () => {
    expect(placeholderProblem('left_two', 'محاولتان متبقيتان', english)).toBeUndefined();
    expect(placeholderProblem('left_few', 'محاولات متبقية', english)).toContain('left_few');
    expect(placeholderProblem('choice_one', '{{name}}', english)).toContain('choice_one');
  });
});
