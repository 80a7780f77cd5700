/** All texts of one language, by key; keys of groups are joined by dots. */
export type Texts = Readonly<Record<string, string>>;

/** Flattens a file of texts. */
export function flatTexts(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]) => flatTexts(part, prefix === '' ? key : `${prefix}.${key}`)),
  );
}

/** A CSV table (RFC 4180) of keys, English texts and texts of the language, with a byte order mark for spreadsheets. */
export function csvOf(english: Texts, texts: Texts): string {
  const keys = [...new Set([...Object.keys(english), ...Object.keys(texts)])];
  const rows = [['key', 'English', 'text'], ...keys.map((key) => [key, english[key] ?? '', texts[key] ?? ''])];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  // A spreadsheet would run a cell that begins like a formula.
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The same texts as XLIFF 2.0, the format of translation tools. */
export function xliffOf(language: string, english: Texts, texts: Texts): string {
  const units = Object.entries(english).map(
    ([key, source]) =>
      `  <unit id="${xml(key)}"><segment><source>${xml(source)}</source>` +
      `${texts[key] === undefined ? '' : `<target>${xml(texts[key])}</target>`}</segment></unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${xml(language)}">
 <file id="texts">
${units.join('\n')}
 </file>
</xliff>
`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
