/**
 * A day as the language writes it, such as `4 December 2026`; Gregorian and in Western digits everywhere, as documents and limits are. A
 * line never ends between the number of the day and its month.
 *
 * @param time Unix time in milliseconds
 * @param more a time of day (`timeStyle`), or another zone than the member's: a day on a paper is UTC's
 */
export function longDate(
  time: number,
  language: string,
  more: Pick<Intl.DateTimeFormatOptions, 'timeStyle' | 'timeZone'> = {},
): string {
  const options = { dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn', ...more } as const;
  const text = new Intl.DateTimeFormat(language, options).format(time);
  return text.replace(/(?<=^\d+\.?) | (?=\d+,)/g, '\u00A0');
}
