/** A day as the language writes it, such as `4 December 2026`; Gregorian everywhere, as documents are. */
export function longDate(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', calendar: 'gregory' }).format(time);
}
