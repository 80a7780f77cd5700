import { expect, it } from 'vitest';
import { addressLines } from './postal-addresses';

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
