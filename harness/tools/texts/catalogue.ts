import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/i18n/languages';
import { expectedKeys, pluralOf, type Texts } from '../../../src/i18n/text-rules';
import { readTexts, SOURCE_LANGUAGE, TEXT_FILES } from '../../kit/text-files';
import type { Pictures } from './pictures';

export interface TextUnit {
  /** See `TEXT_FILES`. */
  readonly file: string;
  readonly key: string;
  /** `_other` for plural forms that English lacks. */
  readonly source: string;
  /** Empty if missing. */
  readonly target: string;
  /** Longest translation in any language, which fits on the screens. */
  readonly fits: number;
  /** Reader or number; mostly empty. */
  readonly note: string;
  /** From the glossary: `one-time code = Einmalcode`. */
  readonly terms: readonly string[];
  /** Undefined if no picture shows it. */
  readonly shown?: { readonly state: string; readonly picture: string } | undefined;
}

interface Term {
  readonly words: Readonly<Record<string, { readonly word: string }>>;
}

const FORMS: Readonly<Record<string, string>> = {
  zero: 'the number 0',
  one: 'the numbers that the language counts as one',
  two: 'the number 2',
  few: 'few (the language’s own rule)',
  many: 'many (the language’s own rule)',
  other: 'all other numbers',
};

/** In the order of the English files. */
export function catalogueOf(root: string, language: string, pictures?: Pictures): TextUnit[] {
  const glossary = JSON.parse(readFileSync(join(root, 'src/i18n/glossary.json'), 'utf8')) as Record<string, Term>;
  return Object.keys(TEXT_FILES).flatMap((file) => {
    const english = readTexts(root, file, SOURCE_LANGUAGE);
    const texts = readTexts(root, file, language);
    const all = Object.keys(LANGUAGES).map((one) => readTexts(root, file, one));
    return unitsOf(file, english, texts, language).map((unit) => ({
      ...unit,
      fits: Math.max(...all.map((one) => one.get(unit.key)?.length ?? 0), unit.fits),
      terms: termsOf(unit.source, language, glossary),
      shown: pictures?.find([unit.target, unit.source]),
    }));
  });
}

/** Without other languages, glossary and pictures. */
export function unitsOf(file: string, english: Texts, texts: Texts, language: string): TextUnit[] {
  return expectedKeys(english, language).map((key) => {
    const source = sourceOf(key, english);
    const target = texts.get(key) ?? '';
    return { file, key, source, target, fits: source.length, note: noteOf(key, english), terms: [] };
  });
}

/** Empty for an unknown key. */
export function sourceOf(key: string, english: Texts): string {
  const plural = pluralOf(key, english);
  return english.get(key) ?? (plural && english.get(`${plural.family}_other`)) ?? '';
}

function noteOf(key: string, english: Texts): string {
  const plural = pluralOf(key, english);
  return plural === undefined ? '' : `For ${FORMS[plural.form]}`;
}

function termsOf(source: string, language: string, glossary: Readonly<Record<string, Term>>): string[] {
  const lower = source.toLowerCase();
  return Object.values(glossary).flatMap(({ words }) => {
    const english = words[SOURCE_LANGUAGE]?.word ?? '';
    const own = words[language]?.word ?? '';
    return english !== '' && own !== '' && lower.includes(english.toLowerCase()) ? [`${english} = ${own}`] : [];
  });
}
