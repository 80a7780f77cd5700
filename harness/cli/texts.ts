import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Language } from '../../src/i18n/languages';
import { wildcard } from '../engine/patterns';
import { inside } from '../sweep/inside';
import { PICTURES_FOLDER, STATES_FOLDER } from '../sweep/record';
import { catalogueOf, type TextUnit } from '../texts/catalogue';
import { csvOf, readCsv } from '../texts/csv';
import { importTexts, writeTexts } from '../texts/import';
import { picturesOf } from '../texts/pictures';
import { SHEET_FORMATS } from '../texts/sheet/sheet-files';
import { NoExampleError, shownTexts } from '../texts/sheet/shown-texts';
import { confirmTexts, staleTexts } from '../texts/sources';
import { FileError, type Translated, type Translation } from '../texts/translation';
import { readXliff, xliffOf } from '../texts/xliff';
import { UsageError } from './exit';

/** Options of the commands that write texts into a folder. */
interface TextsOptions {
  readonly out: string;
  readonly languages: readonly Language[];
  /** Folder of a sweep or a review pack that has pictures. */
  readonly pictures?: string | undefined;
}

const READERS: Readonly<Record<string, (text: string) => Translation>> = { '.xlf': readXliff, '.csv': readCsv };

/** The pictures of `--pictures`; undefined without the option. */
function foundPictures(pictures: string | undefined) {
  if (pictures === undefined) return undefined;
  if (existsSync(join(pictures, STATES_FOLDER))) return picturesOf(pictures);
  throw new UsageError(`--pictures: ${pictures} is not the folder of a sweep or a review pack`);
}

/**
 * Writes a sheet of each language: its texts as members read them. Resolves with the exit code: 1 if a placeholder has no example value.
 *
 * @param root folder of the project
 */
export async function writeSheets(
  root: string,
  { out, languages, pictures, format }: TextsOptions & { readonly format: keyof typeof SHEET_FORMATS },
): Promise<number> {
  const found = foundPictures(pictures);
  let count = 0;
  try {
    for (const language of languages) {
      const texts = await shownTexts(root, language, found);
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, `${language}.${format}`), SHEET_FORMATS[format](language, texts));
      if (pictures !== undefined && format === 'html')
        copyPictures(
          texts.map(({ place }) => ({ shown: place })),
          pictures,
          out,
        );
      count += texts.length;
    }
  } catch (error) {
    if (!(error instanceof NoExampleError)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(JSON.stringify({ languages: languages.length, texts: count, out: resolve(out) }));
  return 0;
}

/** Prints each stale translation with its name and its English text. Returns the exit code: 1 if there is one. */
export function listStale(root: string, languages: readonly Language[]): number {
  const stale = languages.map((language) => ({ language, texts: staleTexts(root, language) }));
  for (const { language, texts } of stale) {
    for (const { name, source, target } of texts) console.log(`${language} ${name}\n  ${source}\n  ${target}`);
  }
  const count = stale.reduce((sum, { texts }) => sum + texts.length, 0);
  console.log(JSON.stringify({ stale: count }));
  return count === 0 ? 0 : 1;
}

/** Confirms the texts with these names; `*` in a name stands for any characters. Returns the exit code. */
export function confirm(root: string, names: readonly string[], languages: readonly Language[]): number {
  const patterns = names.map(wildcard);
  const confirmed = languages.map((language) =>
    confirmTexts(root, language, (name) => patterns.some((pattern) => pattern.test(name))),
  );
  console.log(JSON.stringify({ confirmed: confirmed.reduce((sum, count) => sum + count, 0) }));
  return 0;
}

/** Exports the texts for translators. Returns the exit code. */
export function exportTexts(root: string, { out, languages, pictures }: TextsOptions): number {
  const found = foundPictures(pictures);
  mkdirSync(out, { recursive: true });
  let shown = 0;
  let count = 0;
  for (const language of languages) {
    const units = catalogueOf(root, language, found);
    writeFileSync(join(out, `${language}.xlf`), xliffOf(language, units));
    writeFileSync(join(out, `${language}.csv`), csvOf(language, units));
    if (pictures !== undefined) copyPictures(units, pictures, out);
    count += units.length;
    shown += units.filter((unit) => unit.shown !== undefined).length;
  }
  console.log(JSON.stringify({ languages: languages.length, texts: count, withPicture: shown, out: resolve(out) }));
  return 0;
}

/** Copies the pictures into the folder of the exported files, so that the folder can be sent to translators as it is. */
function copyPictures(units: readonly Pick<TextUnit, 'shown'>[], from: string, out: string): void {
  mkdirSync(join(out, PICTURES_FOLDER), { recursive: true });
  for (const picture of new Set(units.flatMap(({ shown }) => shown?.picture ?? []))) {
    const to = inside(out, picture);
    mkdirSync(dirname(to), { recursive: true });
    if (!existsSync(to) && existsSync(inside(from, picture))) cpSync(inside(from, picture), to);
  }
}

/** Imports all files or, if one of them has a problem, none. Returns the exit code: 1 if there is a problem. */
export function importFiles(root: string, paths: readonly string[]): number {
  const read = paths.map((path) => ({ path, translation: readFile(path) }));
  const problems: string[] = [];
  const results = read.flatMap(({ path, translation }) => {
    const languageTwice = read.some((one) => one.path !== path && one.translation.language === translation.language);
    const result = importTexts(root, translation);
    if (languageTwice) problems.push(`${basename(path)}: another file has the same language`);
    if (!result.ok) problems.push(...result.problems.map((problem) => `${basename(path)}: ${problem}`));
    return result.ok ? [{ language: translation.language, files: result.files }] : [];
  });
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    console.error(`Nothing was written: ${problems.length} problem${problems.length === 1 ? '' : 's'}`);
    return 1;
  }
  for (const { files } of results) writeTexts(root, files);
  for (const { translation } of read) {
    const translated = new Set(translation.texts.filter(({ target }) => target !== '').map(nameOf));
    confirmTexts(root, translation.language, (name) => translated.has(name));
  }
  const changed = results.flatMap(({ files }) => files);
  const count = changed.reduce((sum, file) => sum + file.texts, 0);
  console.log(JSON.stringify({ texts: count, files: changed.map(({ path }) => path) }));
  return 0;
}

/** The name of a text in `texts/sources/*.json`. */
function nameOf({ file, key }: Translated): string {
  return `${file}:${key}`;
}

function readFile(path: string): Translation {
  const reader = READERS[extname(path).toLowerCase()];
  if (reader === undefined) throw new UsageError(`${path} is neither XLIFF (.xlf) nor CSV (.csv)`);
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}`);
  try {
    return reader(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof FileError) throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}
