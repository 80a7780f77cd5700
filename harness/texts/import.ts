import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/i18n/languages';
import { expectedKeys, placeholderProblem, pluralOf, type Texts } from '../../src/i18n/text-rules';
import { sourceOf } from './catalogue';
import { changeTexts } from './json-text';
import { readTexts, SOURCE_LANGUAGE, TEXT_FILES } from './text-files';
import type { Translated, Translation } from './translation';

/** New content of one file. */
interface ChangedFile {
  readonly path: string;
  readonly content: string;
  /** Number of texts that are new or other ones. */
  readonly texts: number;
}

export type ImportResult =
  | { readonly ok: true; readonly files: readonly ChangedFile[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Checks translations and makes the new content of the files; writes nothing. A translation may hold a part of the texts: the others stay
 * as they are.
 */
export function importTexts(root: string, { language, texts }: Translation): ImportResult {
  if (!Object.hasOwn(LANGUAGES, language) || language === SOURCE_LANGUAGE) {
    return { ok: false, problems: [`"${language}" is not a language that the texts are translated into`] };
  }
  const unknown = texts.filter(({ file }) => !Object.hasOwn(TEXT_FILES, file));
  const problems = unknown.map(({ file, key }) => `${file}:${key}: there is no file of texts called "${file}"`);
  const files: ChangedFile[] = [];
  for (const file of Object.keys(TEXT_FILES)) {
    const own = texts.filter((text) => text.file === file).map(withoutReturns);
    const english = readTexts(root, file, SOURCE_LANGUAGE);
    const current = readTexts(root, file, language);
    problems.push(...problemsOf(own, english, current, language).map((problem) => `${file}:${problem}`));
    const changes = new Map(
      own
        .filter(({ key, target }) => target !== '' && current.get(key) !== target)
        .map(({ key, target }) => [key, target]),
    );
    if (changes.size === 0) continue;
    const path = TEXT_FILES[file]?.(language) ?? '';
    const full = join(root, path);
    const content = existsSync(full) ? readFileSync(full, 'utf8') : '{}\n';
    files.push({ path, content: changeTexts(content, changes, expectedKeys(english, language)), texts: changes.size });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, files };
}

/** Writes what `importTexts` made. */
export function writeTexts(root: string, files: readonly ChangedFile[]): void {
  for (const { path, content } of files) writeFileSync(join(root, path), content);
}

/** Spreadsheets may write other line breaks than the files have. */
function withoutReturns(text: Translated): Translated {
  const plain = (value: string) => value.replaceAll('\r\n', '\n');
  return { ...text, source: plain(text.source), target: plain(text.target) };
}

/** What is wrong with the translations of one file, each with its key first. */
function problemsOf(texts: readonly Translated[], english: Texts, current: Texts, language: string): string[] {
  const wanted = new Set(expectedKeys(english, language));
  const given = new Map<string, number>();
  for (const { key } of texts) given.set(key, (given.get(key) ?? 0) + 1);
  return texts.flatMap(({ key, source, target }) => {
    const say = (problem: string) => [`${key}: ${problem}`];
    if (!wanted.has(key)) return say('there is no text with this key');
    if ((given.get(key) ?? 0) > 1) return say('this key stands in the file more than once');
    const now = sourceOf(key, english);
    if (source !== now) return say(`the English text has changed since the export; it was “${source}” and is “${now}”`);
    const missing = formsMissing(key, english, wanted, given);
    if (missing !== undefined) return say(`the plural form ${missing} is missing`);
    if (target.trim() === '') return current.has(key) ? say('the translation is empty') : [];
    if (target.trim() !== target) return say('the translation begins or ends with a space');
    const broken = placeholderProblem(key, target, english);
    return broken === undefined ? [] : [`${broken}: placeholders and tags have to stay as they are`];
  });
}

/** The first plural form of a key's family that the file does not have; a family is translated as a whole. */
function formsMissing(
  key: string,
  english: Texts,
  wanted: ReadonlySet<string>,
  given: ReadonlyMap<string, number>,
): string | undefined {
  const family = pluralOf(key, english)?.family;
  if (family === undefined) return undefined;
  return [...wanted].find((one) => pluralOf(one, english)?.family === family && !given.has(one));
}
