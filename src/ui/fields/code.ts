import { toLatinDigits } from './money';

/**
 * The digits of a one-time code in what was typed or pasted: "Your code is 123-456." gives "123456". Digits of other
 * scripts count; more than `length` are cut off. Of several numbers in a message, one of just the right length wins over the
 * others ("24 hours", a year), read with its own spaces and dashes.
 */
export function codeDigits(text: string, length: number): string {
  const latin = toLatinDigits(text);
  const whole = latin.match(/\d(?:[ \-\u2010-\u2013\u00a0]?\d)*/g)?.map((run) => run.replace(/\D/g, ''));
  return whole?.find((run) => run.length === length) ?? latin.replace(/\D/g, '').slice(0, length);
}
