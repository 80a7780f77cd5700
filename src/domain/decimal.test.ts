import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviate, ProductDecimal, toFixedDecimal } from './decimal';

describe('ProductDecimal', () => {
  it('has precision 20, rounds half up (mode 4), and is not the global Decimal', () => {
    expect(ProductDecimal.precision).toBe(20);
    expect(ProductDecimal.rounding).toBe(4);
    expect(new ProductDecimal(2).div(3).toString()).toBe('0.66666666666666666667');
    expect(Decimal).not.toBe(ProductDecimal);
  });

  it('has no floating-point errors', () => {
    expect(new ProductDecimal('0.1').plus('0.2').toString()).toBe('0.3');
  });
});

describe('toFixedDecimal', () => {
  it.each([
    ['1', undefined, '1.00000000'],
    ['0.123456785', undefined, '0.12345679'],
    ['-0.123456785', undefined, '-0.12345679'],
    ['1.005', 2, '1.01'],
    ['2.5', 0, '3'],
  ])('formats %s with %s decimals as %s', (value, places, fixed) => {
    expect(toFixedDecimal(value, places)).toBe(fixed);
  });

  it.each(['', 'abc', '1,000'])('throws on %j', (value) => {
    expect(() => toFixedDecimal(value)).toThrow();
  });
});

describe('abbreviate', () => {
  it.each([
    ['0', '0.00'],
    ['999.994', '999.99'],
    ['999.995', '1.00K'],
    ['1000', '1.00K'],
    ['1234', '1.23K'],
    ['1235', '1.24K'],
    ['999994', '999.99K'],
    ['999995', '1.00M'],
    ['1000000', '1.00M'],
    ['1e9', '1.00B'],
    ['1234567890123', '1234.57B'],
    ['-1500', '-1.50K'],
  ])('formats %s as %s', (value, short) => {
    expect(abbreviate(value)).toBe(short);
  });

  it('has a rounding error of at most half a digit, and uses the larger unit from 1000 on', () => {
    const factor = { K: 1e3, M: 1e6, B: 1e9, '': 1 };
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (number) => {
        const { digits = '', unit = '' } =
          /^(?<digits>-?\d+\.\d\d)(?<unit>[KMB]?)$/.exec(abbreviate(number))?.groups ?? {};
        const scale = factor[unit as keyof typeof factor];
        expect(Math.abs(Number(digits) * scale - number)).toBeLessThanOrEqual(0.005 * scale + 1e-3);
        if (unit !== 'B') expect(Math.abs(Number(digits))).toBeLessThan(1000);
      }),
    );
  });
});
