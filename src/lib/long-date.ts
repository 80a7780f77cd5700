import { lookUp } from '../domain/look-up';
import { isRealDay } from '../domain/real-day';

/** Where `Intl`'s long format is unnatural. */
const CORRECTIONS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  // '4 tháng 12 năm 2026', and 'lúc 09:00 ngày 4 tháng 12' with a time.
  'vi-VN': [
    [/(tháng\s\d+), (?=\d)/, '$1 năm '],
    [/(:\d\d) (?=\d)/, '$1 ngày '],
  ],
  'de-DE': [[/:\d\d$/, '$& Uhr']],
  'th-TH': [[/:\d\d$/, '$& น.']],
  'es-ES': [[/ a las (?=1:)/, ' a la ']],
  'ar-SA': [[/ في (?=\d)/, ' الساعة ']],
  'zh-TW': [[/ (?=[上下]午)/, '']],
  'zh-HK': [[/ (?=[上下]午)/, '']],
  // Some ICU versions write AM and PM.
  'ko-KR': [
    [/AM (?=\d)/, '오전 '],
    [/PM (?=\d)/, '오후 '],
  ],
};

/** The product's `en` is British, but browsers format it as American. */
export function formatLanguage(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** Like `4 December 2026`: Gregorian, Western digits, no break between day and month. @param time Unix milliseconds */
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

/** Like `09:05`, in Western digits. */
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

/** Of `YYYY-MM-DD`; other text, such as a masked date, stays unchanged. */
export function longDay(day: string, language: string): string {
  return isRealDay(day) ? longDate(Date.parse(day), language, { timeZone: 'UTC' }) : day;
}
