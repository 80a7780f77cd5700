import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../../src/domain/operations';
import { ask, backendOf, envelopeOf, TRUSTED } from './testing';

it('personal data is masked but for the first letter of each value', () => {
  const backend = backendOf();
  const { firstName, document } = backend.state.member;
  const data = ask(backend, 'kycPersonalInfo', {});
  const masked = (value: string) => value.slice(0, 1) + '*'.repeat(value.length - 1);
  expect(data).toMatchObject({
    masked: true,
    firstname: masked(firstName),
    documentNumber: masked(document.number),
    dateOfBirth: '****-**-**',
    documentExpiry: '****-**-**',
  });
});

describe('an update of the details', () => {
  const update = { documentType: 'PASSPORT', country: 'IND' } as const;

  it.each([
    ['X1045', 1045],
    ['X1053', 1053],
    ['X1054', 0],
    ['12345', 0],
  ])('with the number %s is answered with code %i', (documentNumber, code) => {
    const backend = backendOf(TRUSTED);
    expect(envelopeOf(backend, 'identity', { ...update, documentNumber }).ret_code).toBe(code);
    expect(backend.state.kyc.poi.status).toBe(`DisplayUpdatePOIStatus_${code === 0 ? 'Needed' : 'No'}`);
  });
});

describe('a verification by number', () => {
  it.each([
    ['approve', '', 'SUCCESS', ''],
    ['reject', '', 'FAILED_AND_CAN_RETRY', 'name_mismatch'],
    ['reject', 'OTHER', 'FAILED_AND_CAN_RETRY', 'OTHER'],
    ['pending', '', 'PENDING', ''],
    // Only vendors' pages have these outcomes.
    ['cancel', '', 'SUCCESS', ''],
  ])('with the outcome %s and code %j ends with %s', (outcome, rejectCode, status, reason) => {
    const backend = backendOf({ vendor: { outcome, rejectCode, reviewPolls: 0 } });
    const { token } = ask(backend, 'vendorToken', { provider: 'PROVIDER_AAI', level: 'LEVEL_1' });
    const person = { documentType: 'BVN', country: 'NGA', documentNumber: '12345678901' } as const;
    expect(ask(backend, 'identity', { ...person, vendorToken: token })).toEqual({ status: 'PENDING' });
    expect(backend.state.kyc.steps['1']).toBe('PENDING');
    ask(backend, 'kycInfo', {});
    expect([backend.state.kyc.steps['1'], backend.state.kyc.rejectReason]).toEqual([status, reason]);
  });
});

it('a reset gives the level all its attempts again, and forgets why it was rejected', () => {
  const backend = backendOf({ ...TRUSTED, kyc: { steps: { 1: 'FAILED_AND_CAN_NOT_RETRY' }, rejectReason: 'BLURRY' } });
  Object.assign(backend.state.run.rejections, { 1: 3, 2: 2 });
  expect(ask(backend, 'selfReset', {})).toEqual({ level: 'LEVEL_1', status: 'ALLOW' });
  expect(backend.state.run.rejections).toEqual({ 1: 0, 2: 2 });
  expect([backend.state.kyc.steps['1'], backend.state.kyc.rejectReason]).toEqual(['ALLOW', '']);
});

it('personal data cannot be changed or seen without a token of the risk check', () => {
  const backend = backendOf();
  const update = { documentType: 'PASSPORT', country: 'IND', documentNumber: 'A1' } as const;
  expect(envelopeOf(backend, 'identity', update).ret_code).not.toBe(0);
  expect(backend.state.kyc.poi.status).toBe('DisplayUpdatePOIStatus_No');
  expect(envelopeOf(backend, 'kycPersonalInfo', { riskToken: 'wrong' }).ret_code).not.toBe(0);
});

it('an accepted update is pending, and its data is shown unmasked with a token', () => {
  const backend = backendOf(TRUSTED);
  const update = { documentType: 'PASSPORT', country: 'IND', documentNumber: 'A1' } as const;
  expect(ask(backend, 'identity', update)).toEqual({ status: 'PENDING' });
  const { riskToken } = ask(backend, 'riskIntercept', { operation: OPERATIONS.EYE });
  expect(ask(backend, 'kycPersonalInfo', { riskToken })).toMatchObject({
    dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    documentExpiry: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    address: expect.stringMatching(/^\d+ \w/),
  });
});
