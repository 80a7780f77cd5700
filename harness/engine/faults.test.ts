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

/** Kinds that strike successive requests. */
const struck = (plan: FaultPlan, requests: readonly (string | undefined)[]) =>
  requests.map((name) => [...plan.striking(name)].map(({ kind }) => kind));
const planOf = (faults: unknown[]) => new FaultPlan(scenarioOf({ faults }).faults);

describe('a plan of faults', () => {
  it('strikes its endpoint alone, or all by *', () => {
    const plan = planOf([{ kind: 'empty', endpoint: KYC_INFO }, { kind: 'malformed' }]);
    expect(struck(plan, [KYC_INFO, PROFILE, undefined])).toEqual([
      ['empty', 'malformed'],
      ['malformed'],
      ['malformed'],
    ]);
  });

  it('strikes so many times', () => {
    expect(struck(planOf([{ kind: 'empty', times: 2 }]), [PROFILE, PROFILE, PROFILE])).toEqual([
      ['empty'],
      ['empty'],
      [],
    ]);
  });

  it('lets so many requests through before it goes offline', () => {
    const plan = planOf([{ kind: 'offline-after', count: 2, endpoint: KYC_INFO }]);
    expect(struck(plan, [KYC_INFO, PROFILE, KYC_INFO, KYC_INFO, KYC_INFO])).toEqual([
      [],
      [],
      [],
      ['offline-after'],
      ['offline-after'],
    ]);
  });

  it('does not spend a fault that nobody asked for', () => {
    const plan = planOf([
      { kind: 'empty', times: 1 },
      { kind: 'malformed', times: 1 },
    ]);
    const firstOnly = () => plan.striking(PROFILE).next().value?.kind;
    expect([firstOnly(), firstOnly(), firstOnly()]).toEqual(['empty', 'malformed', undefined]);
  });

  it('knows whether it breaks connections', () => {
    const breaking = FAULT_KINDS.filter((kind) => FAULTS[kind].cuts);
    expect(breaking).toEqual(['network', 'offline-after']);
    expect([planOf([{ kind: 'network' }]).cuts, planOf([{ kind: 'empty' }]).cuts]).toEqual([true, false]);
  });
});

describe('wrong-shape', () => {
  // Parameters differ by call, so the requests are not valid: the fault has to break the contract all the same.
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
      expect(body.ret_code).toBe(0);
      expect(parseTolerantly(endpoint.response, body.result).success).toBe(false);
    },
  );

  it.each([
    ['POST', '/v3/private/kyc/kyc-info'],
    ['GET', '/v2/private/user/profile'],
    ['GET', '/user/private/member/info'],
  ])('changes one field of a real answer of %s %s and leaves the others', (method, path) => {
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
