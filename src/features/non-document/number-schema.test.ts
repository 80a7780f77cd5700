import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { numberSchema, personOf } from './number-schema';

const schema = numberSchema(new Date(2026, 10, 21), (day) => day);
const VALID = {
  country: 'NGA',
  hasOneName: false,
  firstname: 'Ada',
  lastname: 'Obi',
  dateOfBirth: '1990-02-28',
  number: '12345678901',
  consent: true,
};

it.each([
  ['all fields', {}, []],
  ['spaces around', { firstname: ' Ada ', number: ' 12345678901 ' }, []],
  ['the longest name', { lastname: 'x'.repeat(100) }, []],
  ['a name that is too long', { firstname: 'x'.repeat(101) }, ['firstname']],
  ['no first name', { firstname: '', number: '1' }, ['number', 'firstname']],
  ['one name only', { hasOneName: true, firstname: '' }, []],
  ['a name of spaces', { lastname: '  ' }, ['lastname']],
  ['no country', { country: '' }, ['country']],
  ['a day that does not exist', { dateOfBirth: '1990-02-30' }, ['dateOfBirth']],
  ['born today', { dateOfBirth: '2026-11-21' }, []],
  ['born tomorrow', { dateOfBirth: '2026-11-22' }, ['dateOfBirth']],
  ['10 digits', { number: '1234567890' }, ['number']],
  ['12 digits', { number: '123456789012' }, ['number']],
  ['a letter in the number', { number: '1234567890A' }, ['number']],
  ['no consent', { consent: false }, ['consent']],
])('%s', (_case, changed, fields) => {
  const issues = z.safeParse(schema, { ...VALID, ...changed }).error?.issues ?? [];
  expect([...new Set(issues.map(({ path }) => path[0]))]).toEqual(fields);
});

it('is sent as parsed: without spaces around names, and the number as digits', () => {
  const values = schema.parse({ ...VALID, firstname: ' Ada ', lastname: ' O’Bi  ', number: ' 123 4567-8901 ' });
  expect(personOf(values)).toEqual({
    country: 'NGA',
    firstname: 'Ada',
    lastname: "O'Bi",
    dateOfBirth: '1990-02-28',
    documentNumber: '12345678901',
  });
});

it('of a member with one name, no first name is sent', () => {
  expect(personOf({ ...VALID, hasOneName: true, lastname: 'Suharto' })).not.toHaveProperty('firstname');
});
