export type DatePart = 'day' | 'month' | 'year';
export type DateParts = Readonly<Record<DatePart, string>>;

/** The order in which a language writes a date. */
export function dateOrder(language: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts
    .formatToParts(new Date(Date.UTC(2000, 10, 22)))
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}

/**
 * One text for three boxes: ISO 8601 (`2004-02-29`) once all are filled, and something like `2004--` on the way there, so that
 * nothing typed is lost. Empty boxes give an empty text.
 */
export function joinDate({ year, month, day }: DateParts): string {
  if (year === '' && month === '' && day === '') return '';
  const twoDigits = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'));
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

/** The boxes of such a text. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}
