import { describe, expect, it } from 'vitest';
import { readHar } from '../../tools/contract/har';
import { API, entryOf, exampleAnswer, harOf } from '../../tools/contract/testing';
import { CONTRACT_CALLS } from './calls';
import { compareRecording } from './compare';
import { HarError } from './har-text';
import { reportLines, totalsOf } from './report';

const PROFILE = 'GET /v2/private/user/profile';
const INFO = 'POST /v3/private/kyc/kyc-info';
const LOGOUT = 'POST /logout';
const done = { ret_code: 0, ret_msg: 'OK', result: {} };
const profile = { ...done, result: { id: 'm-1' } };

const compare = (entries: readonly object[], api?: string) =>
  compareRecording(readHar(harOf(entries)), api === undefined ? undefined : new URL(api));
const at = (address: string, entry: ReturnType<typeof entryOf>) => ({
  ...entry,
  request: { ...entry.request, url: entry.request.url.replace(API, address) },
});
const other = (method: string, url: string, mimeType = 'application/json', type?: string) => ({
  request: { method, url },
  response: { status: 200, content: { mimeType, text: '{}' } },
  ...(type && { _resourceType: type }),
});

it('finds nothing in a recording of every example of the contract', () => {
  const comparison = compare(CONTRACT_CALLS.map((call) => entryOf(call.name, exampleAnswer(call))));
  const count = CONTRACT_CALLS.length;
  expect(totalsOf(comparison)).toEqual({
    entries: count,
    answers: count,
    notCompared: 0,
    calls: count,
    breaks: 0,
    dropped: 0,
    unknown: 0,
    notInContract: 0,
    neverSeen: 0,
  });
  expect(reportLines(comparison)).toEqual(CONTRACT_CALLS.map(({ name }) => `${name}: 1 answer, as in the contract`));
});

it('counts each difference once for a call and field, with the first entry that has it', () => {
  const wrong = { ...done, result: { opened: 'yes', extra: 1 } };
  const comparison = compare([
    entryOf(PROFILE, profile),
    entryOf(INFO, done),
    entryOf(INFO, wrong),
    entryOf(INFO, wrong),
    entryOf(PROFILE, { ...done, result: { id: 'm-1', currency_code: 5 } }),
  ]);
  const lines = reportLines(comparison);
  expect(lines.slice(0, 5)).toEqual([
    `${PROFILE}: 2 answers`,
    '  dropped  result.currency_code: a number; the contract has text  (1 answer, entry 5)',
    `${INFO}: 3 answers`,
    '  breaks   result.opened: a text; the contract has true or false  (2 answers, entry 3)',
    '  unknown  result.extra: a number  (2 answers, entry 3)',
  ]);
  expect(lines).toContain('In the contract, without a result in the recording:');
  expect(lines).not.toContain(`  ${INFO}`);
  expect(lines).toContain(`  ${LOGOUT}`);
  expect(totalsOf(comparison)).toMatchObject({ answers: 5, calls: 2, breaks: 1, dropped: 1, unknown: 1 });
});

it('treats a refusal as an answer without a result, so the call counts as not seen', () => {
  const { calls, neverSeen } = compare([entryOf(PROFILE, { ret_code: 10007, ret_msg: 'x' }), entryOf(INFO, done)]);
  expect(calls[0]).toMatchObject({ name: PROFILE, answers: 1, refusals: 1, differences: [] });
  expect(neverSeen).toContain(PROFILE);
  expect(neverSeen).not.toContain(INFO);
});

it.each([
  ['no answer', { status: 0 }],
  ['an answer from the cache of the browser', { status: 304, content: { size: 0 } }],
  ['an answer without its text', { content: { size: 100 } }],
])('does not count %s as compared', (_title, response) => {
  const { calls, neverSeen } = compare([entryOf(PROFILE, profile), entryOf(INFO, done, response)]);
  expect(calls[1]).toMatchObject({ name: INFO, answers: 0, notCompared: 1, differences: [] });
  expect(neverSeen).toContain(INFO);
  expect(() => compare([entryOf(INFO, done, response)])).toThrow(HarError);
});

it('compares a status that the app refuses, even without a text', () => {
  const { calls } = compare([entryOf(INFO, done, { status: 502, content: { size: 100 } })]);
  expect(calls[0]?.differences).toMatchObject([{ kind: 'breaks', path: '', found: 'status 502' }]);
});

it('distinguishes paths of the embedded mode from those of a member', () => {
  const { calls, neverSeen } = compare([entryOf('POST /v1/s1/kyc/integration/info', done)]);
  expect(calls.map(({ name }) => name)).toEqual(['POST /v1/s1/kyc/integration/info']);
  expect(neverSeen).toContain(INFO);
});

describe('the calls of the API', () => {
  it.each([
    ['a host of its own', API],
    ['a path on the host of the page', 'https://www.example.com/api'],
    ['a path with a number', 'http://127.0.0.1:4310/v9/api'],
  ])('are found at %s', (_title, address) => {
    const { calls, others } = compare([
      at(address, entryOf(PROFILE, profile)),
      at(address, entryOf(LOGOUT, done)),
      other('POST', `${address}/v3/private/kyc/of-tomorrow?id=7`),
      other('POST', `${address}/v3/private/kyc/of-tomorrow`),
      other('GET', `${address}/v3/private/member/4711/anna@example.com`),
      other('PUT', `${address}/v3/private/kyc/kyc-info`, 'text/html'),
    ]);
    expect(calls.map(({ name }) => name)).toEqual([PROFILE, LOGOUT]);
    expect(others).toEqual([
      { name: 'POST /v3/private/kyc/of-tomorrow', requests: 2, entry: 3 },
      { name: 'GET /v3/private/member/?/?', requests: 1, entry: 5 },
      { name: 'PUT /v3/private/kyc/kyc-info', requests: 1, entry: 6 },
    ]);
  });

  it('are no other requests of a page', () => {
    const { calls, others } = compare([
      entryOf(PROFILE, profile),
      other('OPTIONS', `${API}/v3/private/kyc/kyc-info`),
      other('HEAD', `${API}/v3/private/kyc/unknown`),
      other('GET', `${API}/logo.png`, 'image/png'),
      other('GET', `${API}/page`, 'application/json', 'document'),
      other('POST', 'https://metrics.example/logout'),
      other('POST', 'https://metrics.example/v9/report'),
      other('GET', 'wss://api2.example.com/v3/private/socket'),
      other('GET', 'data:application/json,{}'),
    ]);
    expect([calls.length, others]).toEqual([1, []]);
    expect(compare([entryOf(PROFILE, profile), other('POST', `${API}/v3/a`, '', 'fetch')]).others).toHaveLength(1);
  });

  it('are those below the given address, if one is given', () => {
    const entries = [entryOf(LOGOUT, done), at('https://other.example', entryOf(PROFILE, profile))];
    for (const address of [API, `${API}/`]) {
      expect(compare(entries, address).calls.map(({ name }) => name)).toEqual([LOGOUT]);
    }
    expect(() => compare(entries, `${API}/v1`)).toThrow('below the address of --api');
  });

  it('have to be there', () => {
    expect(() => compare([])).toThrow('None of the 0 recorded requests');
    expect(() => compare([entryOf(LOGOUT, done)])).toThrow(HarError);
  });
});
