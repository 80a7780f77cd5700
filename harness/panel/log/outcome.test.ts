import { describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../../core/logged-request';
import { isCutBody } from '../../core/logged-request';
import { matches, outcomeOf } from './outcome';

const cut = (start: string) => ({ truncated: true, bytes: 200_000, start });

describe('outcomeOf', () => {
  it.each([
    [{ status: 200, response: { ret_code: 0 } }, '200 ok'],
    [{ status: 200, response: { ret_code: 10007 } }, '200 code 10007'],
    [{ status: 200, response: null }, '200 ok'],
    [{ status: 200, response: cut('{"ret_code":0,"ret_msg":"OK","result":{') }, '200 ok'],
    [{ status: 200, response: cut('{"ret_code":-33003,"ret_msg":') }, '200 code -33003'],
    [{ status: 200, response: cut('<html>') }, '200 ok'],
    [{ status: 502, response: null }, '502 failed'],
    [{ status: null, response: null, ms: 5 }, 'no answer'],
    [{ status: null, response: null, ms: null }, 'in flight'],
  ])('describes %j as %s', (entry, word) => {
    expect(outcomeOf(entry).word).toBe(word);
  });
});

it('matches a request that contains every word of the filter, in any order and case', () => {
  const entry: LoggedRequest = {
    id: 1,
    at: '2026-11-20T09:00:00Z',
    method: 'POST',
    url: 'http://api2.harness.localhost/v3/private/kyc/kyc-info',
    host: 'api2.harness.localhost',
    path: '/v3/private/kyc/kyc-info',
    endpoint: 'POST /v3/private/kyc/kyc-info',
    query: {},
    headers: {},
    body: null,
    status: 502,
    response: { result: { nick: 'Inside' } },
    responseHeaders: null,
    ms: 3,
    fault: 'http',
    mode: 'web',
  };
  expect(matches(entry, '')).toBe(true);
  expect(matches(entry, 'failed KYC-info post')).toBe(true);
  expect(matches(entry, 'inside')).toBe(true);
  expect(matches(entry, 'kyc-info get')).toBe(false);
});

it.each([
  [cut('{'), true],
  [{ ...cut('{'), ret_code: 0 }, false],
  [{ truncated: true }, false],
  [null, false],
  ['text', false],
])('isCutBody(%j) is %s', (body, expected) => {
  expect(isCutBody(body)).toBe(expected);
});
