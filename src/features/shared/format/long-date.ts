import { isRealDay } from '../../../domain/real-day';

/**
 * Formats a date in the page's language, such as `4 December 2026`; always the Gregorian calendar and Western digits, as on documents. No
 * line break between the day and its month.
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

/**
 * Formats a document's date, which is `YYYY-MM-DD` and the same in every time zone. Returns any other input, such as a masked date,
 * unchanged.
 */
export function longDay(day: string, language: string): string {
  return isRealDay(day) ? longDate(Date.parse(day), language, { timeZone: 'UTC' }) : day;
}
