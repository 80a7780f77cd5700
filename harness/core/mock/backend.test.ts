import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../../../src/api/endpoints';
import { SITES } from '../../../src/domain/sites';
import { UPDATE_POI_STATUSES } from '../../../src/domain/statuses';
import { anyScenario, scenarioOf } from '../testing';
import { MockBackend, type MockRequest } from './backend';

const call = (backend: MockBackend, method: string, path: string, more: Partial<MockRequest> = {}) => {
  const { outcome } = backend.respond({ method, path, query: {}, headers: {}, body: '{}', ...more });
  if (outcome.type !== 'answer') throw new Error(outcome.type);
  return outcome.status === 200 ? JSON.parse(outcome.body) : outcome.status;
};
const kycInfo = (input: unknown, more: Partial<MockRequest> = {}) =>
  call(new MockBackend(scenarioOf(input)), 'POST', endpoints.kycInfo.path, more);
const profile = (input: unknown, more: Partial<MockRequest> = {}) =>
  call(new MockBackend(scenarioOf(input)), 'GET', endpoints.profile.path, more);

const { path: kycInfoPath, sdkPath: kycInfoSdkPath = '' } = endpoints.kycInfo;

describe('any scenario', () => {
  it('gives valid answers, and the same bytes every time', () => {
    const quiet = anyScenario.map((input) => ({ ...input, faults: [], answers: {}, once: [], responses: {} }));
    fc.assert(
      fc.property(quiet, (input) => {
        for (const [answer, endpoint] of [
          [kycInfo, endpoints.kycInfo],
          [profile, endpoints.profile],
        ] as const) {
          const first = answer(input);
          expect(JSON.stringify(answer(input))).toBe(JSON.stringify(first));
          if (first.ret_code === 0) expect(z.safeParse(endpoint.response, first.result).success).toBe(true);
        }
      }),
    );
  });
});

describe('the session', () => {
  it('answers 10007 to a member who is not signed in', () => {
    expect(profile({ member: { signedIn: false } })).toMatchObject({ ret_code: 10007, result: null });
    expect(profile({})).toMatchObject({ ret_code: 0 });
  });

  it('is not needed with a token, and a wrong token gets 33003', () => {
    const backend = new MockBackend(scenarioOf({ mode: 'sdk' }));
    const withToken = (token: string) =>
      call(backend, 'POST', kycInfoSdkPath, { headers: { 'kyc-access-token': token } }).ret_code;
    expect([withToken(backend.state.session.sdkToken), withToken('another')]).toEqual([0, 33003]);
  });
});

describe('profile', () => {
  it.each(SITES)('carries the site %s', (site) => {
    expect(profile({ site }).result.sub_attribute.site).toBe(site);
  });

  it('has the id and the currency of the scenario', () => {
    const { result } = profile({ member: { id: 'member-7', currencyCode: '' } });
    expect(result).toMatchObject({ id: 'member-7', currency_code: '' });
  });
});

describe('kyc-info', () => {
  it('answers on its path and on its SDK path', () => {
    const backend = new MockBackend(scenarioOf());
    const names = [kycInfoPath, kycInfoSdkPath].map(
      (path) => backend.respond({ method: 'POST', path, query: {}, headers: {}, body: undefined }).endpoint,
    );
    expect(names).toEqual(['POST /v3/private/kyc/kyc-info', 'POST /v3/private/kyc/kyc-info']);
  });

  it('shows the steps, the site and the country', () => {
    const { result } = kycInfo({ site: 'TUR', kyc: { steps: { '1': 'SUCCESS', '2': 'PENDING' } } });
    expect(result.state).toEqual([
      { level: 'LEVEL_1', status: 'SUCCESS', type: 'INDIVIDUAL' },
      { level: 'LEVEL_2', status: 'PENDING', type: 'INDIVIDUAL' },
    ]);
    expect(result.updatePoi.siteInfo).toEqual({ site: 'TUR', country: 'TUR' });
  });

  it('leaves out the parts that the request sets to false', () => {
    const { result } = kycInfo({}, { body: JSON.stringify({ obtain_quotas: false, obtain_state: false }) });
    expect([result.quotas, result.state]).toEqual([[], []]);
  });

  it('gives a reason for a rejection in the language of the request, else in English', () => {
    const rejected = { kyc: { poi: 'DisplayUpdatePOIStatus_Rejected' } };
    const english = kycInfo(rejected).result.updatePoi.rejectReason;
    const turkish = kycInfo(rejected, { headers: { 'accept-language': 'tr-TR' } }).result.updatePoi.rejectReason;
    expect(english).toContain('document');
    expect(turkish).toContain('Belgenizin');
    expect(kycInfo(rejected, { headers: { 'accept-language': 'xx' } }).result.updatePoi.rejectReason).toBe(english);
    expect(kycInfo({ ...rejected, site: 'TUR' }).result.updatePoi.rejectReason).toBe(turkish);
  });

  it("prefers the scenario's own reason", () => {
    const input = { kyc: { poi: 'DisplayUpdatePOIStatus_Rejected_Daily', poiRejectReason: 'Expired' } };
    expect(kycInfo(input).result.updatePoi.rejectReason).toBe('Expired');
  });

  it.each(UPDATE_POI_STATUSES)('counts the deadline of %s from the time of the scenario', (poi) => {
    const now = '2030-05-01T00:00:00Z';
    const { deadline } = kycInfo({ now, kyc: { poi } }).result.updatePoi;
    if (poi === 'DisplayUpdatePOIStatus_No') expect(deadline).toBeUndefined();
    else expect((deadline - Date.parse(now)) / 86_400_000).toBeOneOf([1, 3, 7, 14]);
  });

  it('refuses a request that breaks the contract', () => {
    expect(kycInfo({}, { body: '{"obtain_state":"yes"}' })).toMatchObject({ ret_code: 10001, result: null });
    expect(kycInfo({}, { body: '{' })).toMatchObject({ ret_code: 10001 });
  });

  it('merges the responses of the scenario into a success, but not into a refusal', () => {
    const responses = { 'POST /v3/private/kyc/kyc-info': { quotas: [], applicant: { firstname: 'Ada' } } };
    const { result } = kycInfo({ responses });
    expect([result.quotas, result.applicant.firstname]).toEqual([[], 'Ada']);
    expect(result.applicant.lastname).not.toBe('');
    expect(kycInfo({ responses, member: { signedIn: false } })).toMatchObject({ ret_code: 10007, result: null });
  });

  it('replaces its answer with the one in the scenario, but keeps a refusal', () => {
    const answers = { 'POST /v3/private/kyc/kyc-info': { quotas: [] } };
    const responses = { 'POST /v3/private/kyc/kyc-info': { extra: 1 } };
    expect(kycInfo({ answers }).result).toEqual({ quotas: [] });
    expect(kycInfo({ answers, responses }).result).toEqual({ quotas: [], extra: 1 });
    expect(kycInfo({ answers, member: { signedIn: false } })).toMatchObject({ ret_code: 10007, result: null });
  });
});

it('answers 404 to a call that the contract does not have', () => {
  expect(call(new MockBackend(scenarioOf()), 'GET', '/v3/private/kyc/kyc-info')).toBe(404);
});

describe('a change of the scenario during a run', () => {
  it('keeps the state unless a key changed from which the state is built', () => {
    const backend = new MockBackend(scenarioOf());
    backend.state.session.signedIn = false;
    backend.change(scenarioOf({ theme: 'dark', faults: [{ kind: 'empty' }] }));
    expect(backend.state.session.signedIn).toBe(false);
    backend.change(scenarioOf({ seed: 2 }));
    expect(backend.state.session.signedIn).toBe(true);
  });

  const DRAFTED = { kyc: { questionnaire: 'QUESTIONNAIRE_STATUS_REJECTED' } } as const;
  it.each<[what: string, change: object, isKept: boolean]>([
    ['another status of the same member', DRAFTED, true],
    ['another site', { site: 'HKG' }, false],
    ['another seed', { seed: 2 }, false],
    ['another member', { member: { id: 'member-7' } }, false],
    ['another status and another site', { ...DRAFTED, site: 'EU' }, false],
  ])('keeps only the answers of the member, after %s: %j is %s', (_what, change, isKept) => {
    const backend = new MockBackend(scenarioOf());
    const answers = [{ questionId: 'employment', values: ['1'], details: [], rows: [], files: [] }];
    backend.state.run.answers['200'] = answers;
    backend.change(scenarioOf(change));
    expect(backend.state.run.answers['200']).toEqual(isKept ? answers : undefined);
  });

  it('keeps the counts of faults unless the faults changed', () => {
    const backend = new MockBackend(scenarioOf({ faults: [{ kind: 'empty', times: 1 }] }));
    const fault = () => backend.respond({ method: 'GET', path: '/x', query: {}, headers: {}, body: undefined }).fault;
    expect(fault()).toBe('empty');
    backend.change(scenarioOf({ theme: 'dark', faults: [{ kind: 'empty', times: 1 }] }));
    expect(fault()).toBeUndefined();
    backend.change(scenarioOf({ faults: [{ kind: 'empty', times: 2 }] }));
    expect(fault()).toBe('empty');
  });
});
