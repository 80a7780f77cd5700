/** A day as the language writes it, such as `4 December 2026`; Gregorian and in Western digits everywhere, as documents and limits are. */
export function longDate(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn' }).format(
    time,
  );
}
