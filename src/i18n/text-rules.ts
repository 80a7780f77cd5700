/** Rules for files of texts. Tests and translators' tools use them; they are not part of the product. */

/** The texts of a file by dotted key, in the order of the file; items of a list have their number as key. */
export type Texts = ReadonlyMap<string, string>;

/** Reads the texts of a file. Throws for a value that is neither a text nor a group or a list of texts. */
export function flatTexts(file: unknown): Texts {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value);
    else if (value && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key);
    } else throw new Error(`${path} is neither a text nor a group of texts`);
  };
  walk(file, '');
  return texts;
}

const PLURAL = /^(?<base>.+?)(?<ordinal>_ordinal)?_(?<form>zero|one|two|few|many|other)$/;

/** Plural family and form of a key; undefined for other keys. A key belongs to a family if English has the family's `_other`. */
export function pluralOf(
  key: string,
  english: Texts,
): { family: string; form: string; type: Intl.PluralRuleType } | undefined {
  const { base, ordinal = '', form } = PLURAL.exec(key)?.groups ?? {};
  if (!base || !form || !english.has(`${base}${ordinal}_other`)) return undefined;
  return { family: `${base}${ordinal}`, form, type: ordinal ? 'ordinal' : 'cardinal' };
}

/** Keys that a language must have, in the order of English: the plain keys, and its own plural forms of each plural family. */
export function expectedKeys(english: Texts, language: string): string[] {
  const keys = [...english.keys()].flatMap((key) => {
    const plural = pluralOf(key, english);
    if (!plural) return [key];
    const forms = new Intl.PluralRules(language, { type: plural.type }).resolvedOptions().pluralCategories;
    // i18next supports `_zero` in every language; if English has it, every language must have it.
    const own = plural.form === 'zero' ? [key] : [];
    return [...own, ...forms.map((form) => `${plural.family}_${form}`)];
  });
  return [...new Set(keys)];
}

/** What a translation must not change: `{{name}}` and `$t(key)` of i18next, `<tag>` of Trans, and the address of a `[link](address)`. */
const PLACEHOLDER = /\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>|(?<=\])\([^()\s]+\)/g;

/** Placeholders of a text, sorted. */
function placeholdersOf(text: string): string[] {
  return (text.match(PLACEHOLDER) ?? []).map((found) => found.replace(/\s/g, '')).sort();
}

/** A text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '');
}

/** The parts of a text: words at even places, placeholders at odd ones. */
export function partsOf(text: string): string[] {
  return text.split(new RegExp(`(${PLACEHOLDER.source})`));
}

/** Plural forms of one fixed number, which may spell it out: 'one attempt' needs no `{{count}}`. */
const FIXED_NUMBER_FORMS = ['zero', 'one', 'two'];

/** Describes how the placeholders of a text differ from English; undefined if they are the same. */
export function placeholderProblem(key: string, text: string, english: Texts): string | undefined {
  const plural = pluralOf(key, english);
  const wanted = placeholdersOf(english.get(plural ? `${plural.family}_other` : key) ?? '');
  const got = placeholdersOf(text);
  const spelledOut =
    plural && FIXED_NUMBER_FORMS.includes(plural.form) && !got.includes('{{count}}')
      ? wanted.filter((name) => name !== '{{count}}')
      : wanted;
  return got.join() === spelledOut.join() ? undefined : `${key}: has [${got}], English has [${wanted}]`;
}
