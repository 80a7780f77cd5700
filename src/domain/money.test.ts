import { expect, it } from 'vitest';
import { moneyText, percentText } from './money';

it.each([
  ['25,000', 'USD', 'en', 'USD\u00a025,000'],
  ['25,000', 'USD', 'en-US', '$25,000'],
  ['25,000', 'USD', 'en-HK', 'US$25,000'],
  ['7.80M', 'HKD', 'en', 'HKD\u00a07.80M'],
  ['7.80M', 'HKD', 'en-HK', 'HK$7.80M'],
  ['25,000', 'EUR', 'en-US', 'EUR\u00a025,000'],
  ['25.000', 'USD', 'de-DE', '25.000\u00a0USD'],
  ['25.000', 'USD', 'id-ID', 'USD\u00a025.000'],
  ['25,000', 'USD', 'zh-CN', '25,000\u00a0美元'],
  ['25,000', 'HKD', 'zh-HK', '25,000\u00a0港元'],
  ['25,000', 'USD', 'ja-JP', '25,000米ドル'],
  ['25,000', 'USD', 'ko-KR', '미화\u00a025,000달러'],
  ['25,000', 'USD', 'ar-SA', '25,000\u00a0دولار أمريكي'],
  ['25,000', 'AED', 'ar-SA', '25,000\u00a0درهم إماراتي'],
  ['25,000', 'EUR', 'ar-SA', '\u206625,000\u00a0EUR\u2069'],
  ['700,000', 'AED', 'ko-KR', '700,000\u00a0디르함(AED)'],
  ['25,000', 'constructor', 'en', 'constructor\u00a025,000'],
])('%s %s in %s is %s', (number, currency, language, shown) => {
  expect(moneyText(number, currency, language)).toBe(shown);
});

it.each([
  ['en', '25%'],
  ['de-DE', '25\u00a0%'],
  ['tr-TR', '%25'],
  ['ja-JP', '25%'],
  ['ar-SA', '\u206625%\u2069'],
])('a percentage in %s is %s', (language, shown) => {
  expect(percentText('25', language)).toBe(shown);
});
