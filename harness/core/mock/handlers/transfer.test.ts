import { expect, it } from 'vitest';
import { ask, backendOf, envelopeOf, TRUSTED } from './testing';

const WEEK_MS = 7 * 86_400_000;

it.each([
  ['none', undefined],
  ['source', 'source'],
  ['target', 'target'],
])('the account with the role %s sees both ends, its own by its address', (transferRole, role) => {
  const backend = backendOf({ kyc: { transferRole, transfer: 'KYC_TRANSFER_VERIFY_STATUS_PENDING' } });
  const status = ask(backend, 'transferStatus', {});
  const { member, now } = backend.state;
  const own = member.email.slice(0, 1);
  expect(status.role).toBe(role);
  expect([status.sourceAccount.slice(0, 1), status.targetAccount.slice(0, 1)]).toEqual(
    role === 'target' ? ['o', own] : [own, 'n'],
  );
  expect(status.expiresAt).toBe(now + WEEK_MS);
});

it.each([
  ['source', 'target', 'SUCCESS', 'ALLOW'],
  ['target', 'source', 'ALLOW', 'SUCCESS'],
] as const)('with both confirmations the verification moves: %s', (transferRole, other, before, after) => {
  const backend = backendOf({ ...TRUSTED, kyc: { transferRole, steps: { 1: before } } });
  expect(ask(backend, 'transferVerify', { role: transferRole }).result).toBe('pending');
  expect([backend.state.kyc.transfer, backend.state.kyc.steps['1']]).toEqual([
    'KYC_TRANSFER_VERIFY_STATUS_PENDING',
    before,
  ]);
  expect(ask(backend, 'transferVerify', { role: other }).result).toBe('success');
  expect(backend.state.kyc.steps['1']).toBe(after);
});

it('a transfer needs a token of the risk check, and counts each confirmation once', () => {
  const refused = backendOf({ kyc: { transferRole: 'source' } });
  expect(envelopeOf(refused, 'transferVerify', { role: 'source' }).ret_code).not.toBe(0);
  expect(ask(refused, 'transferStatus', {}).confirmed).toEqual([]);
  const backend = backendOf({ ...TRUSTED, member: { id: 'm-7' }, kyc: { transferRole: 'source' } });
  for (const _time of [1, 2]) ask(backend, 'transferVerify', { role: 'source' });
  expect(ask(backend, 'transferStatus', {})).toMatchObject({ confirmed: ['source'], transferId: 'transfer_m-7' });
});
