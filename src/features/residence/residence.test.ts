import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, residenceAnswers, residenceSchema } from './residence';

const ADDRESS = { country: 'IND', street: '1 Road', city: 'Pune', postcode: '411001' };

describe('residenceSchema', () => {
  it.each([
    ['all fields', {}, []],
    ['no postcode', { postcode: '' }, []],
    ['no country', { country: '' }, ['country']],
    ['a country that is not served', { country: 'USA' }, ['country']],
    ['a street of spaces', { street: '  ' }, ['street']],
    ['the longest lines', { street: 'x'.repeat(200), city: 'x'.repeat(200), postcode: '1'.repeat(20) }, []],
    [
      'lines that are too long',
      { street: 'x'.repeat(201), city: 'x'.repeat(201), postcode: '1'.repeat(21) },
      ['street', 'city', 'postcode'],
    ],
  ])('%s', (_case, changed, fields) => {
    const issues = z.safeParse(residenceSchema(['USA']), { ...ADDRESS, ...changed }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual(fields);
  });
});

it.each([
  ['the country of the account first', 'DEU', 'DEU'],
  ['the saved country if the account has none', '', 'IND'],
])('the form offers %s', (_case, residenceCountry, country) => {
  expect(addressOf(residenceAnswers(ADDRESS), residenceCountry)).toEqual({ ...ADDRESS, country });
});

it('the form is empty if nothing was saved', () => {
  expect(addressOf([], '')).toEqual({ country: '', street: '', city: '', postcode: '' });
});
