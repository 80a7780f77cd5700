import { lookUp } from '../domain/look-up';
import { isRealDay } from '../domain/real-day';

/** Where the browser's long format is not what people write, by language: what to replace, and by what. */
const CORRECTIONS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  // '4 tháng 12 năm 2026', and 'lúc 09:00 ngày 4 tháng 12' with a time.
  'vi-VN': [
    [/(tháng\s\d+), (?=\d)/, '$1 năm '],
    [/(:\d\d) (?=\d)/, '$1 ngày '],
  ],
  // The word after a time of the 24-hour clock.
  'de-DE': [[/:\d\d$/, '$& Uhr']],
  'th-TH': [[/:\d\d$/, '$& น.']],
  // 'la' before one o'clock.
  'es-ES': [[/ a las (?=1:)/, ' a la ']],
  // 'the hour' before a time.
  'ar-SA': [[/ في (?=\d)/, ' الساعة ']],
  // No space between Chinese characters.
  'zh-TW': [[/ (?=[上下]午)/, '']],
  'zh-HK': [[/ (?=[上下]午)/, '']],
  // Some versions of ICU write AM and PM.
  'ko-KR': [
    [/AM (?=\d)/, '오전 '],
    [/PM (?=\d)/, '오후 '],
  ],
};

/**
 * The language whose rules write dates and lists. The product's `en` is international English with British spelling, but browsers write it
 * as American English: `December 4, 2026` and `A, B, or C`.
 */
export function formatLanguage(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

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
  return formatted(time, language, options)
    .replace(/^(\d+\.?) /, '$1\u00A0')
    .replace(/ (?=\d+,)/, '\u00A0');
}

/** Formats a time of day in the page's language, such as `09:05`; always in Western digits. `more`: another zone than the member's. */
export function timeOfDay(
  time: number,
  language: string,
  more: Pick<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): string {
  return formatted(time, language, { timeStyle: 'short', numberingSystem: 'latn', ...more });
}

function formatted(time: number, language: string, options: Intl.DateTimeFormatOptions): string {
  let text = new Intl.DateTimeFormat(formatLanguage(language), options).format(time);
  for (const [found, replacement] of lookUp(CORRECTIONS, language) ?? []) text = text.replace(found, replacement);
  return text;
}

/**
 * Formats a document's date, which is `YYYY-MM-DD` and the same in every time zone. Returns any other input, such as a masked date,
 * unchanged.
 */
export function longDay(day: string, language: string): string {
  return isRealDay(day) ? longDate(Date.parse(day), language, { timeZone: 'UTC' }) : day;
}
