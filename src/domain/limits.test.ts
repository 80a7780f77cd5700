import { describe, expect, it } from 'vitest';
import { approximateValue, limitText } from './limits';
import { needsDecimals } from './numbers';

describe('limitText', () => {
  it.each([
    ['50', 'en', '50'],
    ['50.00000000', 'en', '50'],
    ['100', 'en', '100'],
    ['0', 'en', '0'],
    ['1000000.50', 'en', '1,000,000.5'],
    ['0.123456785', 'en', '0.12345679'],
    ['0.123456784', 'de-DE', '0,12345678'],
    ['1234567.123456789', 'de-DE', '1.234.567,12345679'],
    ['No limit, ask us.', 'de-DE', 'No limit, ask us.'],
  ])('formats %s in %s as %s', (amount, language, shown) => {
    expect(limitText(amount, language)).toBe(shown);
  });
});

describe('approximateValue', () => {
  it.each([
    ['USDT', '1000000', 7.8, 'en', 'HKD\u00a07.80M'],
    ['USDT', '1000000', 7.8, 'de-DE', '7,80M\u00a0HKD'],
    ['USDC', '999.5', 1.5, 'en', 'HKD\u00a01.50K'],
    ['USD', '100', 0.923, 'en', 'HKD\u00a092.30'],
    ['USDT', '0.1', 3, 'en', 'HKD\u00a00.30'],
    ['USDT', '2000000', 1640.25, 'en', 'HKD\u00a03.28B'],
    ['USDT', '1234567890123', 2, 'en', 'HKD\u00a02,469.14B'],
    ['BTC', '50', 7.8, 'en', undefined],
    ['USDT', 'unlimited', 7.8, 'en', undefined],
  ])('of %s %s at rate %d in %s is %s', (coin, amount, rate, language, shown) => {
    expect(approximateValue(coin, amount, { currency: 'HKD', rate }, language)).toBe(shown);
  });
});

describe('needsDecimals', () => {
  it.each([
    [['50', '1000000'], 1, false],
    [['50'], 7.8, true],
    [['0.123456789'], 1, true],
    [['0.12345678'], 1, false],
    [['50.00'], 1, true],
    [['50.00', '100'], 1, true],
    [['100'], 1, false],
    [['unlimited 0.0'], 1, false],
    [[], 1, false],
    [[], 7.8, false],
  ])('for limits %j at rate %d is %s', (limits, rate, needed) => {
    expect(needsDecimals(limits, rate)).toBe(needed);
  });
});
