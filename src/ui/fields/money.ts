import { separators } from '../../domain/numbers';

/** Nothing, digits, or digits in groups: of three, in India also of two before the last. */
const GROUPED = /^\d*$|^\d{1,3}(,\d{2,3})*,\d{3}$/;

/**
 * Reads an amount as typed in a language into plain decimal notation ("1.234,50" in German is "1234.50"). Undefined when
 * it is no amount. Digits stay text all the way: an amount never passes through a float.
 */
export function parseAmount(text: string, language: string): string | undefined {
  const { decimal } = separators(language);
  const group = decimal === ',' ? '.' : ',';
  const typed = toLatinDigits(text).replace(/[\s'’\u00a0\u202f]/g, '');
  // A separator counts only where groups have it: "1.5" in German is no fifteen.
  const [digitsAndGroups = '', ...decimals] = typed.split(decimal);
  if (!GROUPED.test(digitsAndGroups.replaceAll(group, ','))) return undefined;
  const plain = [digitsAndGroups.replaceAll(group, ''), ...decimals].join('.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Arabic-Indic, Persian and full-width digits as keyboards of those languages give them, to 0-9; `٫` and `٬` follow. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}
