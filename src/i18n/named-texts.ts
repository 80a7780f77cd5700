import { parseSync, Visitor } from 'oxc-parser';
import { pluralOf, type Texts } from './text-rules.ts';

/** Only for the build and tests. */

export interface Names {
  /** Identifiers, property and type names, and quoted texts. */
  readonly words: Set<string>;
  /** The fixed parts of each template. */
  readonly templates: string[][];
}

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
 * By key or by template. @param accepts whether a template may have this value; `isFamily`: it begins with a group of
 * texts
 */
export function namedTexts(
  { words, templates }: Names,
  accepts: (value: string, isFamily: boolean) => boolean,
): (texts: Texts) => (full: string) => boolean {
  // Templates with only values would match every key.
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
  const known = new Map<string, boolean>();
  return (texts) => (full) => {
    const key = pluralOf(full, texts)?.family ?? full;
    const isNamed = known.get(key) ?? fits(key);
    known.set(key, isNamed);
    return isNamed;
  };
}
