import { readLine, toLatinDigits } from './text';

export type DatePart = 'day' | 'month' | 'year';
/** Digits once read. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** Lower-cased forms for each month. */
const known = new Map<string, readonly (readonly string[])[]>();

const plain = (word: string) =>
  readLine(word)
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/** Long, short and in-date forms, with English, which documents use. */
function namesIn(language: string): readonly (readonly string[])[] {
  const found = known.get(language);
  if (found) return found;
  const formats = [language, 'en'].flatMap((one) =>
    (['long', 'short'] as const).flatMap((month) =>
      [{ month }, { month, day: 'numeric' } as const].map(
        (parts) => new Intl.DateTimeFormat(one, { ...parts, calendar: 'gregory', timeZone: 'UTC' }),
      ),
    ),
  );
  const names = Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2000, month, 15));
      return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
  known.set(language, names);
  return names;
}

/** Accepts unambiguous prefixes: 'Apr' gives '4'. */
export function readMonth(text: string, language: string): string | undefined {
  const word = plain(text);
  if (!/\p{L}/u.test(word)) return undefined;
  const names = namesIn(language);
  const matches = (fits: (name: string) => boolean) =>
    names.flatMap((forms, month) => (forms.some(fits) ? [month] : []));
  const exact = matches((name) => name === word);
  const [month, ...others] =
    exact.length > 0 || [...word].length < 3 ? exact : matches((name) => name.startsWith(word));
  return month === undefined || others.length > 0 ? undefined : String(month + 1);
}

/** In Thailand years count from 543 earlier: 2533 is 1990. */
export function readYear(digits: string, language: string): string {
  return language.startsWith('th') && /^2[4-6]\d\d$/.test(digits) ? String(Number(digits) - 543) : digits;
}

/** Limits digits to the box. A month may stay a name until it is read. */
export function readDatePart(part: DatePart, text: string): string {
  const latin = toLatinDigits(text).replace(/\u00a0/g, ' ');
  if (part === 'month' && !/\d/.test(latin) && /\p{L}/u.test(latin)) return latin.replace(/[^\p{L}\p{M}. ]/gu, '');
  return latin.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2);
}

/**
 * Splits a pasted date: '2004-02-29', '29.2.2004', '12 April 1990', '1990年4月12日'. `order` decides if ambiguous; undefined for other text.
 */
export function readDate(text: string, order: readonly DatePart[], language: string): DateParts | undefined {
  const latin = toLatinDigits(readLine(text));
  const numbers = latin.match(/\d+/g) ?? [];
  const words = (latin.match(/[\p{L}\p{M}][\p{L}\p{M}.]{2,}/gu) ?? []).filter((word) => !/^(de|del)$/i.test(word));
  const months = words.flatMap((word) => readMonth(word, language) ?? []);
  const isShort = (digits = '') => digits.length === 1 || digits.length === 2;
  const [month, ...otherMonths] = months;
  if (month !== undefined && otherMonths.length === 0 && numbers.length === 2) {
    const [year] = numbers.filter((digits) => digits.length === 4);
    const [day] = numbers.filter(isShort);
    return year && day ? { year, month, day } : undefined;
  }
  const [first = '', second = '', third = '', ...more] = numbers;
  if (more.length > 0 || words.length > 0) return undefined;
  if (first.length === 4 && isShort(second) && isShort(third)) return { year: first, month: second, day: third };
  if (third.length !== 4 || !isShort(first) || !isShort(second)) return undefined;
  const isMonthFirst = order.indexOf('month') < order.indexOf('day');
  const [dayOf, monthOf] = isMonthFirst ? [second, first] : [first, second];
  return Number(monthOf) > 12 && Number(dayOf) <= 12
    ? { year: third, month: dayOf, day: monthOf }
    : { year: third, month: monthOf, day: dayOf };
}
