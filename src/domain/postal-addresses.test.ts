import { expect, it } from 'vitest';
import { addressLineOrder, addressLines } from './postal-addresses';

const ADDRESS = { country: 'JP', street: 'S 1', city: 'C', postcode: '100' };

it.each([
  ['en', ADDRESS, ['S 1', '100 C', 'JP']],
  ['de-DE', { ...ADDRESS, postcode: '' }, ['S 1', 'C', 'JP']],
  ['ja-JP', ADDRESS, ['JP', '100 C', 'S 1']],
  ['zh-HK', { ...ADDRESS, postcode: '', city: '' }, ['JP', 'S 1']],
  ['ko-KR', ADDRESS, ['JP', '100 C', 'S 1']],
  ['vi-VN', { country: '', street: '', city: '', postcode: '' }, []],
])('lines of an address in %s', (language, address, lines) => {
  expect(addressLines(address, language)).toEqual(lines);
});

it.each([
  ['en', ['street', 'city', 'postcode']],
  ['de-DE', ['street', 'city', 'postcode']],
  ['ja-JP', ['postcode', 'city', 'street']],
  ['ko-KR', ['postcode', 'city', 'street']],
  ['zh-HK', ['city', 'street', 'postcode']],
])('a form in %s asks for %s', (language, order) => {
  expect(addressLineOrder(language)).toEqual(order);
});
