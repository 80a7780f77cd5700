import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { breakResult } from './wrong-shape';

const taking = (response: z.core.$ZodType) =>
  defineEndpoint({ ...endpoints.profile, response } as Parameters<typeof defineEndpoint>[0]);
const bodyOf = (result: unknown) => JSON.stringify({ ret_code: 0, ret_msg: '', result });

it('gives one field another type', () => {
  const endpoint = taking(z.object({ id: z.string(), list: z.array(z.string()) }));
  expect(breakResult(endpoint, bodyOf({ id: 'a', list: [] }))).toEqual({ id: { unexpected: 'a' }, list: [] });
  const second = taking(z.object({ id: z.unknown(), count: z.number() }));
  expect(breakResult(second, bodyOf({ id: 'a', count: 1 }))).toEqual({ id: 'a', count: 'wrong shape' });
});

it('changes the first item of a list, and a list without items as a whole', () => {
  const endpoint = taking(z.array(z.number()));
  expect(breakResult(endpoint, bodyOf([1, 2]))).toEqual(['wrong shape', 2]);
  expect(breakResult(endpoint, bodyOf([]))).toBe('wrong shape');
});

it('replaces the whole result where no field can be wrong, and an answer without a result', () => {
  expect(breakResult(taking(z.object({})), bodyOf({ id: 'a' }))).toBe('wrong shape');
  expect(breakResult(taking(z.string()), bodyOf('text'))).toBe(null);
  expect(breakResult(taking(z.nullable(z.string())), '')).toBe(1);
  expect(breakResult(undefined, bodyOf({ id: 'a' }))).toEqual({ id: { unexpected: 'a' } });
});

it('says so if the endpoint takes anything', () => {
  expect(() => breakResult(taking(z.unknown()), bodyOf({}))).toThrow(
    'Nothing breaks the response schema of GET /v2/private/user/profile: it takes anything',
  );
});
