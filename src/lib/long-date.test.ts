import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, longDay, timeOfDay } from './long-date';

const TIME = Date.UTC(2026, 11, 4, 9);
const day = (language: string) => longDate(TIME, language, { timeZone: 'UTC' });

describe('a long date', () => {
  it.each([
    ['en', '4\u00A0December 2026'],
    ['en-US', 'December\u00A04, 2026'],
    ['en-HK', '4\u00A0December 2026'],
    ['de-DE', '4.\u00A0Dezember 2026'],
    ['vi-VN', '4\u00A0tháng 12 năm 2026'],
    ['ja-JP', '2026年12月4日'],
  ])('of %s keeps the number of the day with its month', (language, text) => {
    expect(day(language)).toBe(text);
  });

  it('keeps a day of two digits with its month, and every letter of the month', () => {
    const time = Date.UTC(2026, 8, 14);
    const of = (language: string) => longDate(time, language, { timeZone: 'UTC' });
    expect(of('en')).toBe('14\u00A0September 2026');
    expect(of('en-US')).toBe('September\u00A014, 2026');
  });

  it.each([
    ['en', '4\u00A0December 2026 at 09:00'],
    ['vi-VN', 'lúc 09:00 ngày 4 tháng 12 năm 2026'],
    ['de-DE', '4.\u00A0Dezember 2026 um 09:00 Uhr'],
    ['th-TH', '4\u00A0ธันวาคม ค.ศ. 2026 เวลา 09:00 น.'],
    ['ko-KR', '2026년 12월 4일 오전 9:00'],
    ['ar-SA', '4\u00A0ديسمبر 2026 الساعة 9:00 ص'],
  ])('of %s with a time is written as people write it', (language, text) => {
    expect(longDate(TIME, language, { timeZone: 'UTC', timeStyle: 'short' })).toBe(text);
  });

  it.each([
    [1, / a la 1:30$/],
    [2, / a las 2:30$/],
    [11, / a las 11:30$/],
    [21, / a las 21:30$/],
  ])('in Spanish at %i is written as it is spoken', (hour, ending) => {
    const time = Date.UTC(2026, 11, 4, hour, 30);
    expect(longDate(time, 'es-ES', { timeZone: 'UTC', timeStyle: 'short' })).toMatch(ending);
  });

  it.each([
    ['en', '09:00'],
    ['de-DE', '09:00 Uhr'],
    ['ja-JP', '9:00'],
    ['ko-KR', '오전 9:00'],
    ['ar-SA', '9:00 ص'],
  ])('of %s has a time of day without a date', (language, text) => {
    expect(timeOfDay(TIME, language, { timeZone: 'UTC' })).toBe(text);
  });

  it.each(['ar-SA', 'th-TH'])('of %s is Gregorian and in Western digits', (language) => {
    expect(day(language)).toContain('2026');
  });
});

describe('a day of a document', () => {
  afterEach(() => vi.unstubAllEnvs());
  it.each(['Pacific/Honolulu', 'Asia/Tokyo', 'UTC'])('is the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(longDay('2031-06-30', 'en')).toBe('30\u00A0June 2031');
  });

  it.each([
    ['2031-06-30', 'en', '30 June 2031'],
    ['2031-06-30', 'en-US', 'June 30, 2031'],
    ['2031-01-01', 'de-DE', '1. Januar 2031'],
    ['1990-04-12', 'ar-SA', '12 أبريل 1990'],
    ['1990-04-12', 'th-TH', '12 เมษายน ค.ศ. 1990'],
  ])('%s in %s is %s', (text, language, written) => {
    // Some languages insert invisible direction marks.
    expect(
      longDay(text, language)
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll('\u00A0', ' '),
    ).toBe(written);
  });

  it.each(['****-**-**', '', '2031-13-45', '2031-02-30', 'unlimited'])(
    'leaves %j, which is not a day, unchanged',
    (text) => {
      expect(longDay(text, 'en')).toBe(text);
    },
  );
});
