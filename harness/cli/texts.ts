import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Language } from '../../src/i18n/languages';
import { wildcard } from '../core/patterns';
import { UsageError } from '../kit/errors';
import { givenText } from '../kit/given-file';
import { inside } from '../kit/inside';
import { PICTURES_FOLDER, STATES_FOLDER } from '../kit/record';
import { catalogueOf, type TextUnit } from '../tools/texts/catalogue';
import { csvOf, readCsv } from '../tools/texts/csv';
import { importTexts, writeTexts } from '../tools/texts/import';
import { picturesOf } from '../tools/texts/pictures';
import { SHEET_FORMATS } from '../tools/texts/sheet/sheet-files';
import { NoExampleError, shownTexts } from '../tools/texts/sheet/shown-texts';
import { confirmTexts, staleTexts } from '../tools/texts/sources';
import type { Translation } from '../tools/texts/translation';
import { readXliff, xliffOf } from '../tools/texts/xliff';

interface TextsOptions {
  readonly out: string;
  readonly languages: readonly Language[];
  /** Folder of a sweep or pack with pictures. */
  readonly pictures?: string | undefined;
}

const READERS: Readonly<Record<string, (text: string, name: string) => Translation>> = {
  '.xlf': readXliff,
  '.csv': readCsv,
};

function foundPictures(pictures: string | undefined) {
  if (pictures === undefined) return undefined;
  if (existsSync(join(pictures, STATES_FOLDER))) return picturesOf(pictures);
  throw new UsageError(`--pictures: ${pictures} is not the folder of a sweep or a review pack`);
}

/** One sheet per language. Resolves with exit code 1 if a placeholder has no example value. */
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

/** Returns exit code 1 if there is a stale translation. */
export function listStale(root: string, languages: readonly Language[]): number {
  const stale = languages.map((language) => ({ language, texts: staleTexts(root, language) }));
  for (const { language, texts } of stale) {
    for (const { name, source, target } of texts) console.log(`${language} ${name}\n  ${source}\n  ${target}`);
  }
  const count = stale.reduce((sum, { texts }) => sum + texts.length, 0);
  console.log(JSON.stringify({ stale: count }));
  return count === 0 ? 0 : 1;
}

/** `*` in a name matches any characters. Returns the exit code. */
export function confirm(root: string, names: readonly string[], languages: readonly Language[]): number {
  const patterns = names.map(wildcard);
  const confirmed = languages.map((language) =>
    confirmTexts(root, language, (name) => patterns.some((pattern) => pattern.test(name))),
  );
  console.log(JSON.stringify({ confirmed: confirmed.reduce((sum, count) => sum + count, 0) }));
  return 0;
}

/** Returns the exit code. */
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

/** Copied, so that translators can get the whole folder. */
function copyPictures(units: readonly Pick<TextUnit, 'shown'>[], from: string, out: string): void {
  mkdirSync(join(out, PICTURES_FOLDER), { recursive: true });
  for (const picture of new Set(units.flatMap(({ shown }) => shown?.picture ?? []))) {
    const to = inside(out, picture);
    mkdirSync(dirname(to), { recursive: true });
    if (!existsSync(to) && existsSync(inside(from, picture))) cpSync(inside(from, picture), to);
  }
}

/** Takes over what can be read and fits, and prints a line for each part that does not. Returns exit code 1 if there is one. */
export function importFiles(root: string, paths: readonly string[]): number {
  const read = paths.map(readFile);
  const left = read.flatMap((one) => one.left);
  const files: string[] = [];
  let count = 0;
  for (const language of new Set(read.map((one) => one.language))) {
    const texts = read.flatMap((one) => (one.language === language ? one.texts : []));
    const imported = importTexts(root, language, texts);
    left.push(...imported.left);
    writeTexts(root, imported.files);
    const taken = new Set(imported.taken);
    if (taken.size > 0) confirmTexts(root, language, (name) => taken.has(name));
    for (const file of imported.files) {
      files.push(file.path);
      count += file.texts;
    }
  }
  for (const line of left) console.error(line);
  console.log(JSON.stringify({ texts: count, left: left.length, files }));
  return left.length === 0 ? 0 : 1;
}

/** @throws {UsageError} if there is no such file, or it has another ending */
function readFile(path: string): Translation {
  const reader = READERS[extname(path).toLowerCase()];
  if (reader === undefined) throw new UsageError(`${path} is neither XLIFF (.xlf) nor CSV (.csv)`);
  return reader(givenText(path), basename(path));
}
