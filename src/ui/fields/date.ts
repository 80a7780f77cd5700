import { type DatePart, type DateParts, readMonth, readYear } from '../../domain/input/date';
import { formatLanguage } from '../../lib/long-date';

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

/** ISO 8601 (`2004-02-29`) if complete, else partial (`2004--`), or empty. May be no real date. */
export function joinDate({ year, month, day }: DateParts, language: string): string {
  if (year === '' && month === '' && day === '') return '';
  const twoDigits = (digits: string) => (/^\d$/.test(digits) ? `0${digits}` : digits);
  return [readYear(year, language), twoDigits(readMonth(month, language) ?? month), twoDigits(day)].join('-');
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}
