import { describe, expect, it } from 'vitest';
import { type Endpoint, endpointName } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { parseTolerantly } from '../../src/domain/tolerant-parse';
import { FaultPlan } from './fault-plan';
import { FAULT_KINDS, FAULTS } from './faults';
import { MockBackend } from './mock/backend';
import { scenarioOf } from './testing';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const PROFILE = 'GET /v2/private/user/profile';

const struck = (plan: FaultPlan, requests: readonly (string | undefined)[]) =>
  requests.map((name) => [...plan.striking(name)].map(({ kind }) => kind));
const planOf = (faults: unknown[]) => new FaultPlan(scenarioOf({ faults }).faults);

describe('a plan of faults', () => {
  it('applies a fault to its endpoint only, or to all endpoints for *', () => {
    const plan = planOf([{ kind: 'empty', endpoint: KYC_INFO }, { kind: 'malformed' }]);
    expect(struck(plan, [KYC_INFO, PROFILE, undefined])).toEqual([
      ['empty', 'malformed'],
      ['malformed'],
      ['malformed'],
    ]);
  });

  it.each([
    [{}, [1, 2, 3, 4]],
    [{ times: 1 }, [1]],
    [{ from: 1 }, [1, 2, 3, 4]],
    [{ from: 3 }, [3, 4]],
    [{ from: 3, times: 1 }, [3]],
    [{ from: 2, times: 2 }, [2, 3]],
    [{ from: 5, times: 1 }, []],
  ])('of four calls %j strikes the calls %j', (which, calls) => {
    const plan = planOf([{ kind: 'empty', endpoint: KYC_INFO, ...which }]);
    // Other calls do not count.
    const kinds = struck(
      plan,
      [1, 2, 3, 4].flatMap(() => [PROFILE, KYC_INFO]),
    );
    expect(kinds.flatMap((hit, at) => (hit.length > 0 ? [(at + 1) / 2] : []))).toEqual(calls);
  });

  it('lets `count` requests to the endpoint through before it cuts connections', () => {
    const plan = planOf([{ kind: 'offline-after', count: 2, endpoint: KYC_INFO }]);
    expect(struck(plan, [KYC_INFO, PROFILE, KYC_INFO, KYC_INFO, KYC_INFO])).toEqual([
      [],
      [],
      [],
      ['offline-after'],
      ['offline-after'],
    ]);
  });

  it('does not count a fault as used if the caller stops before it', () => {
    const plan = planOf([
      { kind: 'empty', times: 1 },
      { kind: 'malformed', times: 1 },
    ]);
    const firstOnly = () => plan.striking(PROFILE).next().value?.kind;
    expect([firstOnly(), firstOnly(), firstOnly()]).toEqual(['empty', 'malformed', undefined]);
  });

  it('knows which faults break connections', () => {
    const breaking = FAULT_KINDS.filter((kind) => FAULTS[kind].cuts);
    expect(breaking).toEqual(['network', 'offline-after']);
    const cutting = [[{ kind: 'network' }], [{ kind: 'empty' }, { kind: 'network' }], [{ kind: 'empty' }]];
    expect(cutting.map((faults) => planOf(faults).cuts)).toEqual([true, true, false]);
  });
});

describe('on the wire', () => {
  const outcomeOf = (fault: object) => {
    const call = { method: 'GET', path: '/v2/private/user/profile', query: {}, headers: {}, body: '' };
    return new MockBackend(scenarioOf({ faults: [fault] })).respond(call).outcome;
  };

  it.each([
    [200, 'HTTP 200\n'],
    [203, 'HTTP 203\n'],
    [204, ''],
    [205, ''],
    [304, ''],
    [502, 'HTTP 502\n'],
  ])('http %i answers with a text, where HTTP allows one', (status, body) => {
    const contentType = 'text/plain; charset=utf-8';
    expect(outcomeOf({ kind: 'http', status })).toEqual({ type: 'answer', status, contentType, body });
  });

  it.each([
    [{ kind: 'network' }, { type: 'cut' }],
    [{ kind: 'offline-after', count: 0 }, { type: 'cut' }],
    [{ kind: 'timeout' }, { type: 'never' }],
  ])('%j', (fault, outcome) => expect(outcomeOf(fault)).toEqual(outcome));
});

describe('wrong-shape', () => {
  // A fault has to break a refusal's contract too.
  it.each(Object.values<Endpoint>(endpoints).map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    'breaks the contract of %s',
    (_name, endpoint) => {
      const backend = new MockBackend(scenarioOf({ faults: [{ kind: 'wrong-shape' }] }));
      const { outcome } = backend.respond({
        method: endpoint.method,
        path: endpoint.path,
        query: {},
        headers: {},
        body: '{}',
      });
      const body = outcome.type === 'answer' ? JSON.parse(outcome.body) : undefined;
      expect(body).toMatchObject({ ret_code: 0, ret_msg: 'OK' });
      expect(parseTolerantly(endpoint.response, body.result).success).toBe(false);
    },
  );

  it.each([
    ['POST', '/v3/private/kyc/kyc-info'],
    ['GET', '/v2/private/user/profile'],
    ['GET', '/user/private/member/info'],
  ])('changes exactly one field of a real answer of %s %s', (method, path) => {
    const call = { method, path, query: {}, headers: {}, body: '{}' };
    const resultOf = (faults: unknown[]) => {
      const { outcome } = new MockBackend(scenarioOf({ faults })).respond(call);
      return outcome.type === 'answer' ? (JSON.parse(outcome.body).result as Record<string, unknown>) : {};
    };
    const real = resultOf([]);
    const broken = resultOf([{ kind: 'wrong-shape' }]);
    const changed = Object.keys(real).filter((key) => JSON.stringify(real[key]) !== JSON.stringify(broken[key]));
    expect(changed).toHaveLength(1);
  });
});
