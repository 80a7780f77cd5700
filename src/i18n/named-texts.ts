import { parseSync, Visitor } from 'oxc-parser';
import { pluralOf, type Texts } from './text-rules.ts';

/** Finds the texts that source files can name. The build and tests use it; it is not part of the product. */

/** What source files can name a text by. */
export interface Names {
  /** Names of variables, properties and types, and texts in quotation marks. */
  readonly words: Set<string>;
  /** The fixed parts of each template. */
  readonly templates: string[][];
}

/** What the sources can name a text by. */
export function namesIn(sources: readonly { readonly path: string; readonly text: string }[]): Names {
  const names: Names = { words: new Set(), templates: [] };
  for (const { path, text } of sources) {
    new Visitor({
      Identifier: ({ name }) => void names.words.add(name),
      Literal: ({ value }) => void (typeof value === 'string' && names.words.add(value)),
      TemplateLiteral: ({ quasis }) => void names.templates.push(quasis.map(({ value }) => value.raw)),
    }).visit(parseSync(path, text).program);
  }
  return names;
}

/**
 * Tells whether the sources can name a text: they contain its key, or a template such as `personal.status.${status}` that can produce it. A form of
 * a plural is named by its family.
 *
 * @param accepts whether a template may have this value; `isFamily`: the template begins with a group of texts, such as `personal.`
 * @returns the test of a text by its full key, for the texts of a language
 */
export function namedTexts(
  { words, templates }: Names,
  accepts: (value: string, isFamily: boolean) => boolean,
): (texts: Texts) => (full: string) => boolean {
  // Templates of values alone, such as a family and its form, would match every key.
  const keys = templates.filter((parts) => /^[\w.-]*\w[\w.-]*$/.test(parts.join('')));
  const patterns = keys.map((parts) => ({
    pattern: new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('(.+)')}$`),
    isFamily: /^\w+\./.test(parts[0] ?? ''),
  }));
  const fits = (key: string) =>
    words.has(key) ||
    patterns.some(
      ({ pattern, isFamily }) =>
        pattern
          .exec(key)
          ?.slice(1)
          .every((value) => accepts(value, isFamily)) ?? false,
    );
  // The keys are the same in all languages.
  const known = new Map<string, boolean>();
  return (texts) => (full) => {
    const key = pluralOf(full, texts)?.family ?? full;
    const isNamed = known.get(key) ?? fits(key);
    known.set(key, isNamed);
    return isNamed;
  };
}
