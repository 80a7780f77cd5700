import Papa from 'papaparse';
import type { TextUnit } from './catalogue';
import { FileError, type Translated, type Translation } from './translation';

/** Translators' tables: one row a text. Spreadsheets open them, so a byte order mark tells the encoding. */

const COLUMNS = ['file', 'key', 'source', 'target', 'fits', 'note', 'terms', 'state', 'picture'] as const;
/** The column of the translations says the language: `target de-DE`. */
const TARGET = /^target ([A-Za-z-]+)$/;
/** A spreadsheet would run a cell that begins like this as a formula: Papa Parse writes an apostrophe before it. */
const FORMULA = /^'(?=[=+\-@\t\r])/;

/** The texts of a language as CSV. */
export function csvOf(language: string, units: readonly TextUnit[]): string {
  const fields = COLUMNS.map((name) => (name === 'target' ? `target ${language}` : name));
  const rows = units.map(({ file, key, source, target, fits, note, terms, shown }) => [
    ...[file, key, source, target, fits, note, terms.join('; ')],
    ...[shown?.state ?? '', shown?.picture ?? ''],
  ]);
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}

/**
 * Reads the translations of a table.
 *
 * @throws {FileError} when it is not such a table
 */
export function readCsv(text: string): Translation {
  const parsed = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const [error] = parsed.errors;
  if (error !== undefined) throw new FileError(`row ${(error.row ?? 0) + 1}: ${error.message}`);
  const fields = parsed.meta.fields ?? [];
  const target = fields.find((name) => TARGET.test(name));
  const missing = ['file', 'key', 'source'].filter((name) => !fields.includes(name));
  if (target === undefined) throw new FileError('no column is called "target" and a language, such as "target de-DE"');
  if (missing.length > 0) throw new FileError(`the column "${missing[0]}" is missing`);
  const cell = (row: Record<string, string>, name: string) => (row[name] ?? '').replace(FORMULA, '');
  const texts = parsed.data.map(
    (row): Translated => ({
      file: cell(row, 'file'),
      key: cell(row, 'key'),
      source: cell(row, 'source'),
      target: cell(row, target),
    }),
  );
  return { language: TARGET.exec(target)?.[1] ?? '', texts };
}
