import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { documentTypeOf, updateSchema } from './update-schema';

const schema = updateSchema(new Date(2026, 10, 21), (day) => day);
const VALID = { documentType: 'PASSPORT', country: 'DEU', documentNumber: 'C01X00T47', expiry: '2030-01-31' };

it.each([
  ['all fields', {}, []],
  ['a document that does not expire', { expiry: '' }, []],
  ['a document that expires today', { expiry: '2026-11-21' }, []],
  ['an expired document', { expiry: '2026-11-20' }, ['expiry']],
  ['an expiry date in 51 years', { expiry: '2077-11-21' }, ['expiry']],
  ['no document', { documentType: '' }, ['documentType']],
  ['a document without an expiry date', { documentType: 'BVN' }, ['documentType']],
  ['no country', { country: '' }, ['country']],
  ['a number of spaces', { documentNumber: '  ' }, ['documentNumber']],
  ['the longest number, with a space before', { documentNumber: ` ${'1'.repeat(40)}` }, []],
  ['a number that is too long', { documentNumber: '1'.repeat(41) }, ['documentNumber']],
])('%s', (_case, changed, fields) => {
  const issues = z.safeParse(schema, { ...VALID, ...changed }).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(fields);
});

it.each([
  ['ID_CARD', 'ID_CARD'],
  ['', undefined],
])('the document chosen by %j is %s', (documentType, chosen) => {
  expect(documentTypeOf({ documentType })).toBe(chosen);
});
