import { formatLanguage } from '../../lib/long-date';

/** A box of a date field. */
export type DatePart = 'day' | 'month' | 'year';
/** Text of each box. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** Order of day, month and year in a language (a BCP 47 tag). */
export function dateOrder(language: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(formatLanguage(language), {
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
 * Joins the three boxes into one text: ISO 8601 (`2004-02-29`) if all are filled, and a text like `2004--` before that, so that nothing
 * typed is lost. Returns an empty text if all boxes are empty. Does not check whether the date exists.
 */
export function joinDate({ year, month, day }: DateParts): string {
  if (year === '' && month === '' && day === '') return '';
  const twoDigits = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'));
  return [year, twoDigits(month), twoDigits(day)].join('-');
}

/** Splits a text of `joinDate` into the three boxes. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}
