import { readLine, toLatinDigits } from './text';

/** Digits, or groups of three; in India also of two. */
const GROUPED = /^\d*$|^\d{1,3}(,\d{2,3})*,\d{3}$/;
/** One ambiguous separator: up to three digits, then three. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Converts input to a plain decimal text: '1.234,50' gives '1234.50'. Undefined if invalid. @param decimal the language's separator, used
 * if ambiguous
 */
export function readNumber(text: string, decimal: string): string | undefined {
  const typed = toLatinDigits(readLine(text))
    .replace(/[٫．。｡]/g, '.')
    .replace(/[٬，、]/g, ',')
    .replaceAll('\u2212', '-')
    .replace(/[\s'’_%٪\p{Sc}]/gu, '');
  const sign = typed.startsWith('-') ? '-' : '';
  const unsigned = typed.slice(sign.length);
  const [mark = '', ...others] = [...new Set(unsigned.match(/[.,]/g) ?? [])];
  const point = others.length > 0 ? unsigned.at(unsigned.search(/[.,]\d*$/)) : decimalOf(unsigned, mark, decimal);
  const [grouped = '', ...decimals] = point === undefined ? [unsigned] : unsigned.split(point);
  if (decimals.length > 1 || !GROUPED.test(grouped.replace(/[.,]/g, ','))) return undefined;
  const digits = grouped.replace(/[.,]/g, '');
  const [fraction = ''] = decimals;
  if (!/^\d*$/.test(fraction) || digits + fraction === '') return undefined;
  const whole = digits.replace(/^0+(?=\d)/, '') || '0';
  return sign + (fraction === '' ? whole : `${whole}.${fraction}`);
}

function decimalOf(number: string, mark: string, decimal: string): string | undefined {
  if (mark === '' || number.indexOf(mark) !== number.lastIndexOf(mark)) return undefined;
  return EITHER.test(number) && mark !== decimal ? undefined : mark;
}
