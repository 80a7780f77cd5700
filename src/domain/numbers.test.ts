import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { btcLimit, currentLimits, formatAmount, limitAfterReset } from './numbers';

describe('formatAmount', () => {
  it.each([
    ['1234567.12345678', 'en', '1,234,567.12345678'],
    ['1234567.12345678', 'de-DE', '1.234.567,12345678'],
    ['1234.50', 'ar-SA', '1,234.50'],
    ['12345678901234567890.5', 'en', '12,345,678,901,234,567,890.5'],
    ['0', 'en', '0'],
    ['999', 'en', '999'],
    ['1000', 'en', '1,000'],
    ['-1234567', 'en', '-1,234,567'],
    ['1e6', 'en', '1e6'],
    ['', 'en', ''],
    ['unlimited', 'en', 'unlimited'],
  ])('formats %s in %s as %s', (amount, language, shown) => {
    expect(formatAmount(amount, language)).toBe(shown);
  });

  it('adds only commas in English, one every three digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (number) => {
        const shown = formatAmount(String(number), 'en');
        expect(shown.replaceAll(',', '')).toBe(String(number));
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});

describe('limits of a level', () => {
  const quotas = [
    { level: 'LEVEL_DEFAULT', coinLimit: [{ coin: 'BTC', limit: '0' }] },
    {
      level: 'LEVEL_1',
      coinLimit: [
        { coin: 'USDT', limit: '1000000' },
        { coin: 'BTC', limit: '50' },
      ],
    },
    { level: 'LEVEL_2', coinLimit: [{ coin: 'USDT', limit: '2000000' }] },
  ] as const;

  it.each([
    ['LEVEL_DEFAULT', '0'],
    ['LEVEL_1', '50'],
    ['LEVEL_2', undefined],
  ] as const)('btcLimit of %s is %s', (level, limit) => {
    expect(btcLimit(quotas, level)).toBe(limit);
  });

  it('are empty if the server sends none', () => {
    expect(currentLimits([], 'LEVEL_1')).toEqual([]);
    expect(btcLimit([], 'LEVEL_1')).toBeUndefined();
  });
});

describe('the limit after a reset', () => {
  const level1 = { level: 'LEVEL_1', coinLimit: [{ coin: 'BTC', limit: '50' }] } as const;
  it.each([
    [
      'that of an account without a level',
      [{ level: 'LEVEL_DEFAULT', coinLimit: [{ coin: 'BTC', limit: '2' }] }, level1],
      '2',
    ],
    [
      '0 if that has no limit in BTC',
      [{ level: 'LEVEL_DEFAULT', coinLimit: [{ coin: 'USDT', limit: '9' }] }, level1],
      '0',
    ],
    ['0 if the server sent none', [level1], '0'],
  ] as const)('is %s', (_case, quotas, limit) => {
    expect(limitAfterReset(quotas)).toBe(limit);
  });
});
