import { isRealDay } from '../../../domain/real-day';

/**
 * A day as the language writes it, such as `4 December 2026`; Gregorian and in Western digits everywhere, as documents and limits are. A
 * line never ends between the number of the day and its month.
 *
 * @param time Unix time in milliseconds
 * @param more a time of day (`timeStyle`), or another zone than the member's
 */
export function longDate(
  time: number,
  language: string,
  more: Pick<Intl.DateTimeFormatOptions, 'timeStyle' | 'timeZone'> = {},
): string {
  const options = { dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn', ...more } as const;
  const text = new Intl.DateTimeFormat(language, options).format(time);
  return text.replace(/^(\d+\.?) /, '$1\u00A0').replace(/ (?=\d+,)/, '\u00A0');
}

/** A day of a document, which comes as `YYYY-MM-DD` and is the same in every time zone; what is no such day, as when it is covered, stays. */
export function longDay(day: string, language: string): string {
  return isRealDay(day) ? longDate(Date.parse(day), language, { timeZone: 'UTC' }) : day;
}
