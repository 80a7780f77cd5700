import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, endpointName, type HttpMethod } from './endpoint';

const row = (method: HttpMethod) => ({
  method,
  path: '/x',
  summary: 'A call of this test.',
  request: z.object({}),
  response: z.object({}),
  provenance: { request: 'assumed', response: 'assumed' } as const,
});

it('a row has cookies, JSON and no further headers by default, and its answer counts as personal', () => {
  expect(defineEndpoint(row('POST'))).toMatchObject({
    headers: [],
    encoding: 'json',
    credentials: true,
    personal: true,
  });
});

it.each([
  ['GET', true],
  ['POST', false],
  ['PUT', false],
  ['DELETE', false],
] as const)('data of one member is not sent under the session of another: %s may be sent anyway: %s', (method, any) => {
  expect(defineEndpoint(row(method)).forAnyMember).toBe(any);
});

it.each([
  ['GET', undefined, false],
  ['GET', false, false],
  ['GET', true, false],
  ['POST', undefined, true],
  ['POST', false, true],
  ['POST', true, false],
  ['DELETE', undefined, true],
] as const)('a %s that is for any member: %s submits what the member entered: %s', (method, forAnyMember, submits) => {
  const given = forAnyMember === undefined ? {} : { forAnyMember };
  expect(defineEndpoint({ ...row(method), ...given }).submits).toBe(submits);
});

it('an answer contains text by default, so it is requested again in another language', () => {
  expect(defineEndpoint(row('POST')).keepsLanguage).toBe(false);
});

it('what a row sets replaces the default', () => {
  const set = { headers: ['guid'], encoding: 'form', credentials: false, personal: false, forAnyMember: true } as const;
  expect(defineEndpoint({ ...row('POST'), ...set })).toMatchObject(set);
});

it('the name is the method and the path', () => {
  expect(endpointName(row('PUT'))).toBe('PUT /x');
});
