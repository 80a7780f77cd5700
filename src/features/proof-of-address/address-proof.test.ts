import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { proofSchema } from './address-proof';

const file = new File(['x'], 'bill.pdf');
const VALID = {
  paper: 'utility-bill',
  issuedOn: '2026-11-01',
  files: [file],
  country: 'IND',
  street: '1 Road',
  city: 'Pune',
  postcode: '',
  consent: true,
};
const fieldsWithErrors = (changed: object) => {
  const schema = proofSchema(new Date(2026, 10, 21), (day) => day);
  return z.safeParse(schema, { ...VALID, ...changed }).error?.issues.map(({ path }) => path[0]) ?? [];
};

it.each([
  ['all fields', {}, []],
  ['a second field for a file left empty', { files: [file, null] }, []],
  ['no file', { files: [null] }, ['files']],
  ['no consent', { consent: false }, ['consent']],
  ['no kind of document', { paper: '' }, ['paper']],
  ['a document of today', { issuedOn: '2026-11-21' }, []],
  ['a document that is 3 months old', { issuedOn: '2026-08-21' }, []],
  ['a document that is older than 3 months', { issuedOn: '2026-08-20' }, ['issuedOn']],
  ['a document from tomorrow', { issuedOn: '2026-11-22' }, ['issuedOn']],
  ['no country', { country: '' }, ['country']],
  ['lines of spaces', { street: ' ', city: ' ' }, ['street', 'city']],
  ['the longest lines', { street: 'x'.repeat(200), city: 'x'.repeat(200), postcode: '1'.repeat(20) }, []],
  ['lines that are too long', { street: 'x'.repeat(201), postcode: '1'.repeat(21) }, ['street', 'postcode']],
])('%s', (_case, changed, fields) => {
  expect(fieldsWithErrors(changed)).toEqual(fields);
});
