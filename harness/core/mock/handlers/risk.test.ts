import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../../../src/api/endpoints';
import { OPERATIONS, type OperationName } from '../../../../src/domain/operations';
import { exampleRequest } from '../../openapi';
import { scenarioOf } from '../../testing';
import { MockBackend } from '../backend';
import { EXPIRED_CODE, WRONG_CODE } from './risk';

const RIGHT_CODE = '123456';

function ask<K extends EndpointKey>(backend: MockBackend, key: K, input: RequestOf<(typeof endpoints)[K]>) {
  const { outcome } = backend.respond(exampleRequest(key, endpoints[key], input));
  if (outcome.type !== 'answer') throw new Error(outcome.type);
  return JSON.parse(outcome.body);
}

const backendOf = (input: unknown = {}) => new MockBackend(scenarioOf(input));
const EYE = OPERATIONS.EYE;
const intercept = (backend: MockBackend, code?: string, operation: number = EYE) =>
  ask(backend, 'riskIntercept', { operation, ...(code !== undefined && { code }) }).result;

describe('the check of an operation', () => {
  it('requires a code first, and returns a token for the right one', () => {
    const backend = backendOf();
    expect(intercept(backend)).toMatchObject({ decision: 'CHALLENGE', attemptsLeft: 5 });
    expect(intercept(backend, RIGHT_CODE)).toMatchObject({ decision: 'PASS', riskToken: expect.stringMatching(/./) });
  });

  it.each([
    ['pass', { decision: 'PASS' }],
    ['refuse', { decision: 'REJECT', reason: 'refused' }],
  ])('needs no code if the scenario has the decision %s', (decision, answer) => {
    expect(intercept(backendOf({ risk: { decision } }))).toMatchObject(answer);
  });

  it('counts wrong codes but not expired ones', () => {
    const backend = backendOf();
    expect(intercept(backend, EXPIRED_CODE)).toMatchObject({ reason: 'expired-code', attemptsLeft: 5 });
    expect(intercept(backend, WRONG_CODE)).toMatchObject({ reason: 'wrong-code', attemptsLeft: 4 });
  });

  it('locks after the last attempt, with the time of the next one, and refuses even the right code', () => {
    const backend = backendOf({ risk: { attempts: 2 } });
    intercept(backend, WRONG_CODE);
    const locked = { decision: 'REJECT', reason: 'locked', attemptsLeft: 0 };
    const last = intercept(backend, WRONG_CODE);
    expect(last).toMatchObject(locked);
    expect(last.retryAt).toBeGreaterThan(backend.state.now);
    expect(intercept(backend, RIGHT_CODE)).toMatchObject(locked);
  });

  it.each([
    [true, 'PASS'],
    [false, 'REJECT'],
  ])('checks the device without a session: trusted %s gives %s', (deviceTrusted, decision) => {
    const backend = backendOf({ risk: { deviceTrusted } });
    expect(ask(backend, 'defaultIntercept', { sence: String(OPERATIONS.OTP) }).result).toMatchObject({ decision });
  });
});

describe('a token', () => {
  const see = (backend: MockBackend, riskToken: string) => ask(backend, 'kycPersonalInfo', { riskToken });

  it('is valid once for its operation', () => {
    const backend = backendOf();
    const { riskToken } = intercept(backend, RIGHT_CODE);
    expect(see(backend, riskToken)).toMatchObject({ ret_code: 0, result: { masked: false } });
    expect(see(backend, riskToken).ret_code).not.toBe(0);
  });

  const others = (Object.keys(OPERATIONS) as OperationName[]).filter((name) => name !== 'EYE');
  it.each(others)('of %s does not unmask personal data', (name) => {
    const backend = backendOf();
    const { riskToken } = intercept(backend, RIGHT_CODE, OPERATIONS[name]);
    expect(see(backend, riskToken).ret_code).not.toBe(0);
  });

  it('that was never issued is refused, and nothing changes', () => {
    const backend = backendOf({ kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } });
    expect(ask(backend, 'selfReset', { level: 'LEVEL_1', riskToken: 'made-up' }).ret_code).not.toBe(0);
    expect(backend.state.kyc.steps['1']).toBe('SUCCESS');
  });
});

describe('a complete transfer', () => {
  it.each([
    ['source', { '1': 'SUCCESS', '2': 'ALLOW' }, { '1': 'ALLOW', '2': 'NOT_ALLOW' }],
    ['target', { '1': 'ALLOW', '2': 'NOT_ALLOW' }, { '1': 'SUCCESS', '2': 'ALLOW' }],
  ] as const)('changes the levels of its %s', (role, before, after) => {
    const kyc = { steps: before, transfer: 'KYC_TRANSFER_VERIFY_STATUS_PENDING', transferRole: role };
    const backend = backendOf({ kyc });
    const operation = role === 'source' ? 'IDENTITY_TRANSFER_BEFORE' : 'IDENTITY_TRANSFER_AFTER';
    const { riskToken } = intercept(backend, RIGHT_CODE, OPERATIONS[operation]);
    expect(ask(backend, 'transferVerify', { role, riskToken }).result).toEqual({ result: 'success' });
    expect(backend.state.kyc.steps).toEqual(after);
  });
});

it('a challenge offers three ways, and shows only the end of the number and the edges of the address', () => {
  const backend = backendOf({ member: { id: 'm-7' } });
  const { challengeId, methods } = intercept(backend);
  expect(challengeId).toBe('challenge_m-7');
  expect(methods.map(({ method }: { method: string }) => method)).toEqual(['email', 'sms', 'authenticator']);
  expect(methods[1].target).toBe(`*******${backend.state.member.mobile.slice(-3)}`);
  expect(methods[1].target).toMatch(/^\*{7}\d{3}$/);
  expect(methods[2].target).toBe('');
});

it('a code of another length is wrong', () => {
  expect(intercept(backendOf(), '12345')).toMatchObject({
    decision: 'CHALLENGE',
    reason: 'wrong-code',
    attemptsLeft: 4,
  });
});

it('an operation that is refused says so', () => {
  expect(intercept(backendOf({ risk: { decision: 'refuse' } }))).toMatchObject({
    decision: 'REJECT',
    reason: 'refused',
  });
});
