import { describe, expect, test } from 'vitest';
import { longDate } from './long-date';

const TIME = Date.UTC(2026, 11, 4, 9);
const day = (language: string) => longDate(TIME, language, { timeZone: 'UTC' });

describe('a long date', () => {
  test.each([
    ['en', 'December\u00A04, 2026'],
    ['en-HK', '4\u00A0December 2026'],
    ['de-DE', '4.\u00A0Dezember 2026'],
    ['vi-VN', '4\u00A0tháng\u00A012, 2026'],
    ['ja-JP', '2026年12月4日'],
  ])('of %s keeps the number of the day with its month', (language, text) => {
    expect(day(language)).toBe(text);
  });

  test.each(['ar-SA', 'th-TH'])('of %s is Gregorian and in Western digits', (language) => {
    expect(day(language)).toContain('2026');
  });
});
