import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeDigits } from './code';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['  123456\n', '123456'],
    ['Your code is 123456. It is valid for 10 minutes.', '123456'],
    ['10 minutes: 987-654', '987654'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３４５６', '123456'],
    ['12', '12'],
    ['1234567', '123456'],
    ['no code', ''],
    ['', ''],
  ])('finds in %j the code %j', (text, digits) => {
    expect(codeDigits(text, 6)).toBe(digits);
  });

  it('returns only digits, at most `length` of them, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 8 }), (text, length) => {
        expect(codeDigits(text, length)).toMatch(new RegExp(`^[0-9]{0,${length}}$`));
      }),
    );
  });
});
