import { describe, expect, it } from 'vitest';
import { dateOrder, joinDate, pastedDate, splitDate } from './date';

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

describe('pastedDate', () => {
  it.each([
    ['2004-02-29', 'en', '2004-02-29'],
    [' 2004/2/9 ', 'de-DE', '2004-02-09'],
    ['29.2.2004', 'de-DE', '2004-02-29'],
    ['02/03/2004', 'en', '2004-03-02'],
    ['02/03/2004', 'en-US', '2004-02-03'],
    // Only one order can be meant.
    ['29/2/2004', 'en-US', '2004-02-29'],
    ['2/29/2004', 'en', '2004-02-29'],
    ['2004年2月29日', 'zh-CN', '2004-02-29'],
    ['２００４－０２－２９', 'ja-JP', '2004-02-29'],
    ['٢٩/٢/٢٠٠٤', 'ar-SA', '2004-02-29'],
  ])('%j in %s fills the boxes with %s', (text, language, day) => {
    const parts = pastedDate(text, dateOrder(language));
    expect(parts && joinDate(parts)).toBe(day);
  });

  it.each(['12', '29 2', '29.2.04', '1.2.2004 10', '123/2/2004', '2004-123-1', '29 February 2004', '', 'x'])(
    'leaves %j to the box',
    (text) => {
      expect(pastedDate(text, dateOrder('en'))).toBeUndefined();
    },
  );
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
