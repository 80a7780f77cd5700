/** Gregorian and in Western digits everywhere, as documents and limits are. */
const COMMON = { dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn' } as const;

/** A day as the language writes it, such as `4 December 2026`. */
export function longDate(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, COMMON).format(time);
}

/** A day with its time, in the member's time zone. */
export function longDateTime(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { ...COMMON, timeStyle: 'short' }).format(time);
}

/** A day of a document, which comes as `YYYY-MM-DD` and is the same in every time zone; what is no such day, as when it is covered, stays. */
export function longDay(day: string, language: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : new Intl.DateTimeFormat(language, { ...COMMON, timeZone: 'UTC' }).format(time);
}
