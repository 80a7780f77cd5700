import { describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../../core/logged-request';
import { parseScenario } from '../../core/scenario';
import { curlOf, FAULT_WORDS, faultLike, faultOf, resultOf } from './row-values';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const entryOf = (part: Partial<LoggedRequest>): LoggedRequest => ({
  id: 1,
  at: '2026-11-20T09:00:00Z',
  method: 'POST',
  url: 'http://api2.harness.localhost:4310/v3/private/kyc/kyc-info',
  host: 'api2.harness.localhost:4310',
  path: '/v3/private/kyc/kyc-info',
  endpoint: KYC_INFO,
  query: {},
  headers: {},
  body: null,
  status: 200,
  response: { ret_code: 0, result: { quotas: [] } },
  responseHeaders: {},
  ms: 3,
  fault: null,
  mode: 'web',
  ...part,
});

describe('a typed fault', () => {
  it.each([
    ['10007', { kind: 'envelope', ret_code: 10007, ret_msg: '' }],
    [' 502 ', { kind: 'http', status: 502 }],
    ['199', { kind: 'envelope', ret_code: 199, ret_msg: '' }],
    ['600', { kind: 'envelope', ret_code: 600, ret_msg: '' }],
    ['-1', { kind: 'envelope', ret_code: -1, ret_msg: '' }],
    ['slow', { kind: 'slow', ms: 3000 }],
    ['timeout', { kind: 'timeout' }],
    ['', undefined],
    ['constructor', undefined],
    ['5.5', undefined],
  ])('%j means %j', (typed, expected) => {
    const fault = expected && { endpoint: KYC_INFO, ...expected };
    expect(faultOf(KYC_INFO, typed)).toEqual(fault);
    expect(faultOf(KYC_INFO, typed, 1)).toEqual(fault && { ...fault, times: 1 });
  });

  it('is valid in a scenario, whatever is typed', () => {
    for (const typed of [...FAULT_WORDS, '200', '599', '0', '33003']) {
      expect([typed, parseScenario({ faults: [faultOf(KYC_INFO, typed)] }).ok]).toEqual([typed, true]);
    }
  });
});

describe('what a logged answer can be used for', () => {
  it.each<[what: string, entry: Partial<LoggedRequest>, fault: object | undefined, result: unknown]>([
    ['a success', {}, undefined, { quotas: [] }],
    ['a success without a result', { response: { ret_code: 0, result: null } }, undefined, undefined],
    [
      'a refusal',
      { response: { ret_code: 10007, ret_msg: 'No' } },
      { kind: 'envelope', ret_code: 10007, ret_msg: 'No' },
      undefined,
    ],
    ['a status', { status: 502, response: 'HTTP 502' }, { kind: 'http', status: 502 }, undefined],
    ['a cut connection', { status: null, response: null }, { kind: 'network' }, undefined],
    ['a call in flight', { status: null, response: null, ms: null }, undefined, undefined],
    ['a call that the contract does not have', { endpoint: null, status: 404, response: null }, undefined, undefined],
  ])('%s', (_what, part, fault, result) => {
    const entry = entryOf(part);
    expect(faultLike(entry)).toEqual(fault && { endpoint: KYC_INFO, ...fault });
    expect(resultOf(entry)).toEqual(result);
  });
});

it('a request as a line of cURL keeps quotes of its body', () => {
  const line = curlOf(
    entryOf({ headers: { 'x-a': 'b', host: 'x', 'sec-fetch-site': 'none' }, body: { name: "O'Neil" } }),
  );
  expect(line).toBe(
    `curl -X POST 'http://api2.harness.localhost:4310/v3/private/kyc/kyc-info' -H 'x-a: b' --data-raw '{"name":"O'\\''Neil"}'`,
  );
});
