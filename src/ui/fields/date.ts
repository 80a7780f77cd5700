import { formatLanguage } from '../../lib/long-date';
import { toLatinDigits } from './money';

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

/**
 * The parts of a date that was pasted whole: `2004-02-29`, `29.2.2004`, `2/29/2004`. The year is the number of four digits; day and month are
 * in the order of the field's boxes, or in the other one if only that can be meant. Undefined for any other text.
 */
export function pastedDate(text: string, order: readonly DatePart[]): DateParts | undefined {
  const [first = '', second = '', third = '', ...more] = toLatinDigits(text).match(/\d+/g) ?? [];
  if (more.length > 0 || /\p{L}{3}/u.test(text)) return undefined;
  const isYear = (digits: string) => digits.length === 4;
  const isShort = (digits: string) => digits.length === 1 || digits.length === 2;
  if (isYear(first) && isShort(second) && isShort(third)) return { year: first, month: second, day: third };
  if (!isYear(third) || !isShort(first) || !isShort(second)) return undefined;
  const isMonthFirst = order.indexOf('month') < order.indexOf('day');
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return Number(month) > 12 && Number(day) <= 12
    ? { year: third, month: day, day: month }
    : { year: third, month, day };
}

/** Splits a text of `joinDate` into the three boxes. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}
