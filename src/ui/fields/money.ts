import { separators } from '../../domain/numbers';

/** An empty text, digits, or groups of digits: three in each, in India also two in each but the last. */
const GROUPED = /^\d*$|^\d{1,3}(,\d{2,3})*,\d{3}$/;

/**
 * Converts an amount typed in a language (a BCP 47 tag) to plain decimal notation: "1.234,50" in German gives "1234.50". Returns
 * undefined if the text is not an amount. Works on text only, because a float would lose digits.
 */
export function parseAmount(text: string, language: string): string | undefined {
  const { decimal } = separators(language);
  const group = decimal === ',' ? '.' : ',';
  const typed = toLatinDigits(text).replace(/[\s'’\u00a0\u202f]/g, '');
  // Group separators are accepted only between groups: "1.5" in German is rejected, not read as 15.
  const [digitsAndGroups = '', ...decimals] = typed.split(decimal);
  if (!GROUPED.test(digitsAndGroups.replaceAll(group, ','))) return undefined;
  const plain = [digitsAndGroups.replaceAll(group, ''), ...decimals].join('.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/**
 * Converts the Arabic-Indic, Persian and full-width digits that some keyboards type to 0-9, and the Arabic separators `٫` and `٬` to
 * `.` and `,`.
 */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
