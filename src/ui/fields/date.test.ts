import { describe, expect, it } from 'vitest';
import { dateOrder, joinDate, splitDate } from './date';

describe('dateOrder', () => {
  it.each([
    ['en', ['day', 'month', 'year']],
    ['en-US', ['month', 'day', 'year']],
    ['de-DE', ['day', 'month', 'year']],
    ['zh-CN', ['year', 'month', 'day']],
    ['ar-SA', ['day', 'month', 'year']],
    ['th-TH', ['day', 'month', 'year']],
  ])('returns the order of day, month and year in %s', (language, order) => {
    expect(dateOrder(language)).toEqual(order);
  });
});

describe('joinDate and splitDate', () => {
  it.each([
    [{ year: '2004', month: '2', day: '29' }, '2004-02-29'],
    [{ year: '2004', month: '', day: '' }, '2004--'],
    [{ year: '', month: '', day: '' }, ''],
    [{ year: '1990', month: 'Apr', day: '2' }, '1990-04-02'],
    [{ year: '1990', month: 'Ap', day: '2' }, '1990-Ap-02'],
  ])('join %j to %j', (parts, value) => {
    expect(joinDate(parts, 'en')).toBe(value);
  });

  it.each([
    ['2533', 'th-TH', '1990-04-12'],
    ['1990', 'th-TH', '1990-04-12'],
    ['2040', 'th-TH', '2040-04-12'],
    ['2533', 'en', '2533-04-12'],
  ])('read the year %s in %s', (year, language, value) => {
    expect(joinDate({ year, month: '4', day: '12' }, language)).toBe(value);
  });

  it('split a joined date into its parts', () => {
    expect(splitDate('2004-02-29')).toEqual({ year: '2004', month: '02', day: '29' });
    expect(splitDate('2004--')).toEqual({ year: '2004', month: '', day: '' });
    expect(splitDate('')).toEqual({ year: '', month: '', day: '' });
  });
});
