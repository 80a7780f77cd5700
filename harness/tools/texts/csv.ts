import Papa from 'papaparse';
import type { TextUnit } from './catalogue';
import { type Translated, type Translation, unreadable } from './translation';

/** One row a text, with a byte order mark for spreadsheets. */

const COLUMNS = ['file', 'key', 'source', 'target', 'fits', 'note', 'terms', 'state', 'picture'] as const;
/** `target de-DE`. */
const TARGET = /^target ([A-Za-z-]+)$/;
/** Would run as a formula, so Papa Parse writes an apostrophe before it. */
const FORMULA = /^'(?=[=+\-@\t\r])/;

export function csvOf(language: string, units: readonly TextUnit[]): string {
  const fields = COLUMNS.map((name) => (name === 'target' ? `target ${language}` : name));
  const rows = units.map(({ file, key, source, target, fits, note, terms, shown }) => [
    ...[file, key, source, target, fits, note, terms.join('; ')],
    ...[shown?.state ?? '', shown?.picture ?? ''],
  ]);
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}

/** @param name what places call the file */
export function readCsv(text: string, name: string): Translation {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const fields = rows[0]?.cells ?? [];
  const target = fields.find((field) => TARGET.test(field));
  const missing = ['file', 'key', 'source'].filter((field) => !fields.includes(field));
  if (target === undefined)
    return unreadable(name, 'no column is called "target" and a language, such as "target de-DE"');
  if (missing.length > 0) return unreadable(name, `the column "${missing[0]}" is missing`);
  const texts: Translated[] = [];
  const left: string[] = [];
  for (const { line, cells, problem } of rows.slice(1)) {
    const place = `${name}:${line}`;
    const cell = (field: string) => (cells[fields.indexOf(field)] ?? '').replace(FORMULA, '');
    const why =
      problem ?? (cells.length === fields.length ? undefined : `has ${cells.length} cells, not ${fields.length}`);
    if (why !== undefined) left.push(`${place}: ${why}`);
    else texts.push({ place, file: cell('file'), key: cell('key'), source: cell('source'), target: cell(target) });
  }
  return { language: TARGET.exec(target)?.[1] ?? '', texts, left };
}

interface Row {
  /** Where it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: string | undefined;
}

/** Without empty rows. Papa Parse counts rows, and a row may have several lines. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let [line, from] = [1, 0];
  Papa.parse<string[]>(text, {
    step: ({ data, errors, meta: { cursor } }) => {
      const problem = errors.find(({ type }) => type === 'Quotes')?.message;
      if (data.some((cell) => cell !== '')) rows.push({ line, cells: data, problem });
      line += text.slice(from, cursor).match(/\r\n?|\n/g)?.length ?? 0;
      from = cursor;
    },
  });
  return rows;
}
