/** For tests and translators' tools. */

/** By dotted key, in file order. */
export type Texts = ReadonlyMap<string, string>;

/** Throws on other values than texts, groups and lists of texts. */
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

/** Undefined for other keys. A family needs `_other` in English. */
export function pluralOf(
  key: string,
  english: Texts,
): { family: string; form: string; type: Intl.PluralRuleType } | undefined {
  const { base, ordinal = '', form } = PLURAL.exec(key)?.groups ?? {};
  if (!base || !form || !english.has(`${base}${ordinal}_other`)) return undefined;
  return { family: `${base}${ordinal}`, form, type: ordinal ? 'ordinal' : 'cardinal' };
}

export function expectedKeys(english: Texts, language: string): string[] {
  const keys = [...english.keys()].flatMap((key) => {
    const plural = pluralOf(key, english);
    if (!plural) return [key];
    const forms = new Intl.PluralRules(language, { type: plural.type }).resolvedOptions().pluralCategories;
    // i18next supports `_zero` in every language.
    const own = plural.form === 'zero' ? [key] : [];
    return [...own, ...forms.map((form) => `${plural.family}_${form}`)];
  });
  return [...new Set(keys)];
}

/** `{{name}}`, `$t(key)`, `<tag>` and link addresses. */
const PLACEHOLDER = /\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>|(?<=\])\([^()\s]+\)/g;

function placeholdersOf(text: string): string[] {
  return (text.match(PLACEHOLDER) ?? []).map((found) => found.replace(/\s/g, '')).sort();
}

export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '');
}

export function partsOf(text: string): string[] {
  return text.split(new RegExp(`(${PLACEHOLDER.source})`));
}

/** May spell out the number: 'one attempt' needs no `{{count}}`. */
const FIXED_NUMBER_FORMS = ['zero', 'one', 'two'];

/** Undefined if placeholders equal the English ones. */
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
