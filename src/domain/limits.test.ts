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

describe('an approximate value in other languages', () => {
  // biome-ignore format: a table is easier to compare
  it.each([
    // Thousands to billions of HKD, and a million USD.
    ['ar-SA', '15 ألف دولار هونغ كونغ', '7.8 مليون دولار هونغ كونغ', '3.28 مليار دولار هونغ كونغ', '1 مليون دولار أمريكي'],
    ['de-DE', '15.000 HKD', '7,8 Mio. HKD', '3,28 Mrd. HKD', '1 Mio. USD'],
    ['en', 'HKD 15.00K', 'HKD 7.80M', 'HKD 3.28B', 'USD 1.00M'],
    ['en-HK', 'HK$15.00K', 'HK$7.80M', 'HK$3.28B', 'US$1.00M'],
    ['en-US', 'HK$15.00K', 'HK$7.80M', 'HK$3.28B', '$1.00M'],
    ['es-ES', '15 mil HKD', '7,8 millones de HKD', '3,28 mil millones de HKD', '1 millón de USD'],
    ['id-ID', 'HKD 15 ribu', 'HKD 7,8 juta', 'HKD 3,28 miliar', 'USD 1 juta'],
    ['ja-JP', '1.5万香港ドル', '780万香港ドル', '32.81億香港ドル', '100万米ドル'],
    ['ko-KR', '1.5만 홍콩 달러', '780만 홍콩 달러', '32.81억 홍콩 달러', '미화 100만 달러'],
    ['ru-RU', '15 тыс. HKD', '7,8 млн HKD', '3,28 млрд HKD', '1 млн USD'],
    ['th-TH', '1.5 หมื่น HKD', '7.8 ล้าน HKD', '3.28 พันล้าน HKD', '1 ล้าน USD'],
    ['tr-TR', '15 bin HKD', '7,8 milyon HKD', '3,28 milyar HKD', '1 milyon USD'],
    ['vi-VN', '15 nghìn HKD', '7,8 triệu HKD', '3,28 tỷ HKD', '1 triệu USD'],
    ['zh-CN', '1.5 万港元', '780 万港元', '32.81 亿港元', '100 万美元'],
    ['zh-HK', '1.5 萬港元', '780 萬港元', '32.81 億港元', '100 萬美元'],
    ['zh-TW', '1.5 萬港元', '780 萬港元', '32.81 億港元', '100 萬美元'],
  ])('in %s is %s, %s, %s, %s', (language, ...shown) => {
    const values = [
      ['15000', 'HKD', 1],
      ['1000000', 'HKD', 7.8],
      ['2000000', 'HKD', 1640.25],
      ['1000000', 'USD', 1],
    ] as const;
    const texts = values.map(([amount, currency, rate]) => approximateValue('USD', amount, { currency, rate }, language));
    expect(texts.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(shown);
  });

  it.each([
    ['zh-HK', '100', '92.30 港元'],
    ['zh-HK', '10000', '9,230 港元'],
    ['de-DE', '10000', '9.230 HKD'],
    ['ru-RU', '100', '92,30 HKD'],
  ])('in %s, %s dollars have no unit: %s', (language, amount, shown) => {
    const text = approximateValue('USD', amount, { currency: 'HKD', rate: 0.923 }, language);
    expect(text?.replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it('isolates a code in a text from right to left, not the words around it', () => {
    expect(approximateValue('USD', '1000000', { currency: 'KWD', rate: 0.3 }, 'ar-SA')).toMatch(
      /^300\u00a0ألف\u00a0\u2066KWD\u2069$/,
    );
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
