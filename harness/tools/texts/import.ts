import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/i18n/languages';
import { expectedKeys, placeholderProblem, pluralOf, type Texts } from '../../../src/i18n/text-rules';
import { readTexts, SOURCE_LANGUAGE, TEXT_FILES } from '../../kit/text-files';
import { sourceOf } from './catalogue';
import { changeTexts } from './json-text';
import type { Translated } from './translation';

/** New content of one file. */
interface ChangedFile {
  readonly path: string;
  readonly content: string;
  /** New or changed. */
  readonly texts: number;
}

interface Imported {
  readonly files: readonly ChangedFile[];
  /** Names of the texts that are translated, also those that were so before. */
  readonly taken: readonly string[];
  /** A line for each text that does not fit, with its place. */
  readonly left: readonly string[];
}

/** Returns the files' new content without writing. Missing texts stay unchanged. */
export function importTexts(root: string, language: string, texts: readonly Translated[]): Imported {
  if (!Object.hasOwn(LANGUAGES, language) || language === SOURCE_LANGUAGE) {
    const why = `"${language}" is not a language that the texts are translated into`;
    return { files: [], taken: [], left: texts.slice(0, 1).map(({ place }) => `${place}: ${why}`) };
  }
  const files: ChangedFile[] = [];
  const taken: string[] = [];
  const left = texts
    .filter(({ file }) => !Object.hasOwn(TEXT_FILES, file))
    .map((text) => `${text.place}: ${nameOf(text)}: there is no file of texts called "${text.file}"`);
  for (const file of Object.keys(TEXT_FILES)) {
    const english = readTexts(root, file, SOURCE_LANGUAGE);
    const current = readTexts(root, file, language);
    const own = texts.filter((text) => text.file === file).map((text) => withOwnSpace(text, english, current));
    const problems = problemsOf(own, english, current, language);
    left.push(...[...problems].map(([text, why]) => `${text.place}: ${nameOf(text)}: ${why}`));
    const translated = own.filter((text) => !problems.has(text) && text.target !== '');
    taken.push(...translated.map(nameOf));
    const changes = new Map(
      translated.filter(({ key, target }) => current.get(key) !== target).map(({ key, target }) => [key, target]),
    );
    if (changes.size === 0) continue;
    const path = TEXT_FILES[file]?.(language) ?? '';
    const full = join(root, path);
    const content = existsSync(full) ? readFileSync(full, 'utf8') : '{}\n';
    files.push({ path, content: changeTexts(content, changes, expectedKeys(english, language)), texts: changes.size });
  }
  return { files, taken, left };
}

/** The name used in `texts/sources/*.json`. */
function nameOf({ file, key }: Translated): string {
  return `${file}:${key}`;
}

/** Writes what `importTexts` made. */
export function writeTexts(root: string, files: readonly ChangedFile[]): void {
  for (const { path, content } of files) writeFileSync(join(root, path), content);
}

/** Without regard to layout: spreadsheets and translation programs may write other white space than XML or a cell had. */
const flat = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();

/**
 * The text with the white space of the project. A changed translation of several lines keeps its own: only its translator knows where the lines end.
 */
function withOwnSpace(text: Translated, english: Texts, current: Texts): Translated {
  const plain = (value: string) => value.replaceAll('\r\n', '\n');
  const now = sourceOf(text.key, english);
  const before = current.get(text.key) ?? '';
  const source = plain(text.source);
  if (flat(source) !== flat(now)) return { ...text, source, target: plain(text.target) };
  if (flat(text.target) === flat(before)) return { ...text, source: now, target: before };
  return now.includes('\n')
    ? { ...text, source, target: plain(text.target).trim() }
    : { ...text, source: now, target: flat(text.target) };
}

/** Why each text that does not fit is left out. */
function problemsOf(
  texts: readonly Translated[],
  english: Texts,
  current: Texts,
  language: string,
): Map<Translated, string> {
  const wanted = new Set(expectedKeys(english, language));
  const versions = new Map<string, Set<string>>();
  for (const { key, target } of texts) versions.set(key, (versions.get(key) ?? new Set()).add(target));
  const problemOf = ({ key, source, target }: Translated): string | undefined => {
    if (!wanted.has(key)) return 'there is no text with this key';
    if ((versions.get(key)?.size ?? 0) > 1) return 'there are several translations of this text';
    const now = sourceOf(key, english);
    if (source !== now && flat(source) === flat(now)) return 'the file has lost the line breaks of this text';
    if (source !== now) return `the English text has changed since the export; it was “${source}” and is “${now}”`;
    if (target.trim() === '') return current.has(key) ? 'the translation is empty' : undefined;
    const broken = placeholderProblem(key, target, english);
    return broken && `${broken}: placeholders and tags have to stay as they are`;
  };
  const problems = new Map<Translated, string>();
  for (const text of texts) {
    const problem = problemOf(text);
    if (problem !== undefined) problems.set(text, problem);
  }
  const fitting = new Set(texts.filter((text) => !problems.has(text)).map(({ key }) => key));
  for (const text of texts) {
    const missing = problems.has(text) ? undefined : formMissing(text.key, english, wanted, fitting);
    if (missing !== undefined) problems.set(text, `the plural form ${missing} is missing or was left out`);
  }
  return problems;
}

/** A family is translated as a whole. */
function formMissing(
  key: string,
  english: Texts,
  wanted: ReadonlySet<string>,
  fitting: ReadonlySet<string>,
): string | undefined {
  const family = pluralOf(key, english)?.family;
  if (family === undefined) return undefined;
  return [...wanted].find((one) => pluralOf(one, english)?.family === family && !fitting.has(one));
}
