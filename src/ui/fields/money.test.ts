import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../../domain/numbers';
import { parseAmount, toLatinDigits } from './money';

describe('parseAmount', () => {
  it.each([
    ['1,234.50', 'en', '1234.50'],
    ['1.234,50', 'de-DE', '1234.50'],
    ['1 234,50', 'ru-RU', '1234.50'],
    ['1’234.50', 'de-CH', '1234.50'],
    ['١٬٢٣٤٫٥', 'ar-SA', '1234.5'],
    ['007', 'en', '7'],
    ['0', 'en', '0'],
    ['.5', 'en', '0.5'],
    ['12.', 'en', '12'],
    ['12,34,567', 'en-IN', '1234567'],
  ])('reads %s in %s as %s', (text, language, amount) => {
    expect(parseAmount(text, language)).toBe(amount);
  });

  it.each(['', 'abc', '-5', '1.2.3', '1e5', '12 USD'])('rejects %j', (text) => {
    expect(parseAmount(text, 'en')).toBeUndefined();
  });

  it.each([
    ['1.5', 'de-DE'],
    ['1.50', 'tr-TR'],
    ['1,5', 'en'],
    ['1,2345', 'en'],
    ['1,234,5', 'en'],
  ])('rejects %s in %s, where the separator is misplaced', (text, language) => {
    expect(parseAmount(text, language)).toBeUndefined();
  });

  it('works with formatAmount, which groups by the language and keeps every digit', () => {
    expect(formatAmount('1234567.5', 'en')).toBe('1,234,567.5');
    expect(formatAmount('1234567.5', 'de-DE')).toBe('1.234.567,5');
    expect(formatAmount('123456789012345678901234.000000000000000001', 'en')).toBe(
      '123,456,789,012,345,678,901,234.000000000000000001',
    );
    expect(formatAmount('999', 'en')).toBe('999');
  });

  it('returns the original amount from its formatted text, in every language', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,8}$/));
    const language = fc.constantFrom(
      'en',
      'de-DE',
      'ru-RU',
      'tr-TR',
      'ar-SA',
      'id-ID',
      'es-ES',
      'zh-CN',
      'th',
      'vi-VN',
    );
    fc.assert(
      fc.property(amount, language, ([whole, fraction], lang) => {
        const plain = fraction === '' ? String(whole) : `${whole}.${fraction}`;
        expect(parseAmount(formatAmount(plain, lang), lang)).toBe(plain);
      }),
    );
  });
});

describe('toLatinDigits', () => {
  it('converts digits of other scripts to 0-9', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789');
  });
});
