import { toLatinDigits } from './money';

/**
 * Extracts the digits of a one-time code from typed or pasted text: "Your code is 123-456." gives "123456". Digits of other scripts
 * are converted to 0-9. If the text has several numbers ("24 hours", a year), the first with exactly `length` digits is returned; spaces
 * and dashes inside a number are ignored. Without such a number, returns the first `length` digits of the text.
 */
export function codeDigits(text: string, length: number): string {
  const latin = toLatinDigits(text);
  const numbers = latin.match(/\d(?:[ \-\u2010-\u2013\u00a0]?\d)*/g)?.map((match) => match.replace(/\D/g, ''));
  return numbers?.find((digits) => digits.length === length) ?? latin.replace(/\D/g, '').slice(0, length);
}
