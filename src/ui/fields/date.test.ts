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
  ])('join %j to %j', (parts, value) => {
    expect(joinDate(parts)).toBe(value);
  });

  it('split a joined date into its parts', () => {
    expect(splitDate('2004-02-29')).toEqual({ year: '2004', month: '02', day: '29' });
    expect(splitDate('2004--')).toEqual({ year: '2004', month: '', day: '' });
    expect(splitDate('')).toEqual({ year: '', month: '', day: '' });
  });
});
