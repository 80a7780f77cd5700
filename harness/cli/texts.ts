import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { isKeyOf } from '../../src/domain/look-up';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
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
import { SOURCE_LANGUAGE } from '../texts/text-files';
import { FileError, type Translated, type Translation } from '../texts/translation';
import { readXliff, xliffOf } from '../texts/xliff';
import { UsageError } from './exit';
import { ROOT } from './paths';

/** Options of `texts` on the command line. */
export interface TextsArguments {
  readonly out: string | undefined;
  /** Languages, separated by commas. Default: all but English. */
  readonly languages: string | undefined;
  /** Folder of a sweep or a review pack that has pictures. */
  readonly pictures: string | undefined;
  /** Form of a sheet: `html` (default) or `txt`. */
  readonly format: string | undefined;
}

const TRANSLATED = Object.keys(LANGUAGES).filter((language) => language !== SOURCE_LANGUAGE);
const READERS: Readonly<Record<string, (text: string) => Translation>> = { '.xlf': readXliff, '.csv': readCsv };

/**
 * Exports the texts for translators, writes sheets of the texts as members read them, imports translations, lists the translations whose English has changed, or confirms that they were
 * read again. Resolves with the exit code: 1 if an import was refused, a translation is stale, or a placeholder has no example value.
 *
 * @param root folder of the project
 * @throws {UsageError} when an argument is wrong
 */
export async function texts(words: readonly string[], given: TextsArguments, root = ROOT): Promise<number> {
  const [form, ...files] = words;
  if (form === 'export' && files.length === 0) return exportTexts(given, root);
  if (form === 'import' && files.length > 0) return importFiles(files, root);
  if (form === 'sheet' && files.length === 0) return writeSheets(given, root);
  if (form === 'stale' && files.length === 0) return listStale(given, root);
  if (form === 'confirm' && files.length > 0) return confirm(files, given, root);
  throw new UsageError(
    `"texts ${words.join(' ')}" is none of "texts export", "texts sheet", "texts import FILE …", "texts stale" and "texts confirm NAME …"`,
  );
}

/** The languages of `--languages`. Default: all that are `offered`, which are all but English. */
function languagesOf(languages: string | undefined, offered: readonly string[] = TRANSLATED): readonly string[] {
  const wanted = languages?.split(',') ?? offered;
  const unknown = wanted.find((language) => !offered.includes(language));
  if (unknown !== undefined) throw new UsageError(`--languages takes ${offered.join(', ')}, not "${unknown}"`);
  return wanted;
}

/** The pictures of `--pictures`; undefined without the option. */
function foundPictures(pictures: string | undefined) {
  if (pictures === undefined) return undefined;
  if (existsSync(join(pictures, STATES_FOLDER))) return picturesOf(pictures);
  throw new UsageError(`--pictures: ${pictures} is not the folder of a sweep or a review pack`);
}

/** Writes a sheet of each language: its texts as members read them. */
async function writeSheets({ out, languages, pictures, format = 'html' }: TextsArguments, root: string) {
  if (out === undefined) throw new UsageError('--out is missing');
  if (!isKeyOf(SHEET_FORMATS, format)) throw new UsageError(`--format takes html or txt, not "${format}"`);
  const wanted = languagesOf(languages, Object.keys(LANGUAGES)) as readonly Language[];
  const found = foundPictures(pictures);
  let count = 0;
  try {
    for (const language of wanted) {
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
  console.log(JSON.stringify({ languages: wanted.length, texts: count, out: resolve(out) }));
  return 0;
}

/** Prints each stale translation with its name and its English text. */
function listStale({ languages }: TextsArguments, root: string): number {
  const stale = languagesOf(languages).map((language) => ({ language, texts: staleTexts(root, language) }));
  for (const { language, texts } of stale) {
    for (const { name, source, target } of texts) console.log(`${language} ${name}\n  ${source}\n  ${target}`);
  }
  const count = stale.reduce((sum, { texts }) => sum + texts.length, 0);
  console.log(JSON.stringify({ stale: count }));
  return count === 0 ? 0 : 1;
}

/** Confirms the texts with these names; `*` in a name stands for any characters. */
function confirm(names: readonly string[], { languages }: TextsArguments, root: string): number {
  const patterns = names.map(wildcard);
  const confirmed = languagesOf(languages).map((language) =>
    confirmTexts(root, language, (name) => patterns.some((pattern) => pattern.test(name))),
  );
  console.log(JSON.stringify({ confirmed: confirmed.reduce((sum, count) => sum + count, 0) }));
  return 0;
}

function exportTexts({ out, languages, pictures }: TextsArguments, root: string): number {
  if (out === undefined) throw new UsageError('--out is missing');
  const wanted = languagesOf(languages);
  const found = foundPictures(pictures);
  mkdirSync(out, { recursive: true });
  let shown = 0;
  let count = 0;
  for (const language of wanted) {
    const units = catalogueOf(root, language, found);
    writeFileSync(join(out, `${language}.xlf`), xliffOf(language, units));
    writeFileSync(join(out, `${language}.csv`), csvOf(language, units));
    if (pictures !== undefined) copyPictures(units, pictures, out);
    count += units.length;
    shown += units.filter((unit) => unit.shown !== undefined).length;
  }
  console.log(JSON.stringify({ languages: wanted.length, texts: count, withPicture: shown, out: resolve(out) }));
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

/** Imports all files or, if one of them has a problem, none. */
function importFiles(paths: readonly string[], root: string): number {
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
