import { expect, it } from 'vitest';
import { requestIdOf, templateOf } from './source-address';

it.each([
  ['template_code', templateOf, 64],
  ['request_id', requestIdOf, 128],
] as const)('%s counts if it could be one', (name, read, longest) => {
  const query = (value: string) => new URLSearchParams({ [name]: value });
  for (const value of ['200', 'SOURCE_OF_FUNDS', 'a-b-c', 'x'.repeat(longest)]) expect(read(query(value))).toBe(value);
  for (const value of ['', ' 200', '200 ', '../200', '200?x', 'é', 'x'.repeat(longest + 1)]) {
    expect(read(query(value)), value).toBeUndefined();
  }
  expect(read(new URLSearchParams())).toBeUndefined();
});
