import { describe, expect, it } from 'vitest';
import { SIMULATED } from '../core/mock/vendors';
import { harnessOfThisFile } from './testing/harness';
import { vendorsOf } from './testing/vendors';

const { appOrigin, ask, page, poll, post, press, put, run, state, vendorToken } = vendorsOf(harnessOfThisFile());

describe('an embedded run', () => {
  it.each([
    ['sumsub', 'PROVIDER_SUMSUB'],
    ['onfido', 'PROVIDER_ONFIDO'],
  ] as const)('of %s: approved after one more "pending", and level 2 opens', async (vendor, provider) => {
    await put({ kyc: { provider } });
    const { token } = await vendorToken(provider);
    expect(await run(vendor, token)).toBe('open');
    expect(await run(vendor, token, 'approve')).toBe('submitted');
    expect(await poll()).toMatchObject({ one: 'PENDING', two: 'NOT_ALLOW' });
    expect(await poll()).toMatchObject({ one: 'SUCCESS', two: 'ALLOW', reason: '' });
  });

  it("rejected with the code that was picked, else the scenario's, else the vendor's usual one", async () => {
    for (const [picked, ofScenario, code] of [
      ['FORGERY', 'BAD_SELFIE', 'FORGERY'],
      ['', 'BAD_SELFIE', 'BAD_SELFIE'],
      ['', '', SIMULATED.PROVIDER_SUMSUB.rejectCode],
    ] as const) {
      await put({ vendor: { rejectCode: ofScenario, reviewPolls: 0 } });
      await run('sumsub', (await vendorToken('PROVIDER_SUMSUB')).token, 'reject', picked);
      expect(await poll()).toMatchObject({ one: 'FAILED_AND_CAN_RETRY', reason: code });
    }
    await put({ vendor: { rejectCode: 'CODE_OF_TOMORROW' } });
    expect((await page('/websdk/websdk.html')).text).toMatch(/<select[^>]*>\s*<option>CODE_OF_TOMORROW</);
  });

  it('waits for the number of polls in the scenario, and forever if it stays in review', async () => {
    await put({ vendor: { reviewPolls: 3 } });
    await run('sumsub', (await vendorToken('PROVIDER_SUMSUB')).token, 'approve');
    const seen = [await poll(), await poll(), await poll(), await poll()].map(({ one }) => one);
    expect(seen).toEqual(['PENDING', 'PENDING', 'PENDING', 'SUCCESS']);

    await put({ vendor: { reviewPolls: 0 } });
    await run('sumsub', (await vendorToken('PROVIDER_SUMSUB')).token, 'pending');
    expect([(await poll()).one, (await poll()).one]).toEqual(['PENDING', 'PENDING']);
    expect(await ask('/v3/private/kyc/can-verify', { level: 'LEVEL_1' })).toMatchObject({
      canVerify: false,
      reason: 'PENDING',
    });
  });

  it('ends with the third rejection', async () => {
    await put({ vendor: { reviewPolls: 0 } });
    const seen: string[] = [];
    for (const _try of [1, 2, 3]) {
      await run('sumsub', (await vendorToken('PROVIDER_SUMSUB')).token, 'reject');
      seen.push((await poll()).one);
    }
    expect(seen).toEqual(['FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_RETRY', 'FAILED_AND_CAN_NOT_RETRY']);
    expect(await ask('/v3/private/kyc/can-verify', { level: 'LEVEL_1' })).toMatchObject({ canVerify: false });
  });

  it.each(['cancel', 'error', 'camera-refused', 'expired-token', 'anything'])('%s changes nothing', async (outcome) => {
    await put({});
    const { kyc } = await state();
    const { token } = await vendorToken('PROVIDER_SUMSUB');
    expect(await run('sumsub', token, outcome)).toBe('open');
    expect((await state()).kyc).toEqual(kyc);
  });
});

describe('an update of the proof of identity', () => {
  const steps = { '1': 'SUCCESS', '2': 'SUCCESS' } as const;
  const verified = { one: 'SUCCESS', two: 'SUCCESS' };

  it.each([
    ['approve', 'DisplayUpdatePOIStatus_No'],
    ['reject', 'DisplayUpdatePOIStatus_Rejected'],
  ])('%s: the update is decided, and both levels stay', async (outcome, update) => {
    await put({ kyc: { steps, poi: 'DisplayUpdatePOIStatus_Needed' } });
    await run('sumsub', (await vendorToken('PROVIDER_SUMSUB')).token, outcome);
    expect(await poll()).toMatchObject({ ...verified, update: 'DisplayUpdatePOIStatus_Pending' });
    expect(await poll()).toMatchObject({ ...verified, update, reason: '' });
  });

  it('an unexpected submission leaves a verified member verified', async () => {
    await put({ kyc: { steps } });
    await run('sumsub', (await vendorToken('PROVIDER_SUMSUB')).token, 'reject');
    expect([await poll(), await poll()]).toMatchObject([verified, verified]);
  });
});

describe('a token', () => {
  it('serves one submission', async () => {
    await put({});
    const { token } = await vendorToken('PROVIDER_SUMSUB');
    await run('sumsub', token, 'pending');
    expect(await run('sumsub', token)).toBe('submitted');
    await run('sumsub', token, 'approve');
    expect((await state()).run.review).toMatchObject({ outcome: 'pending' });
  });

  it('is refused by another vendor, and so is one that was never issued or is from another scenario', async () => {
    await put({});
    const { token } = await vendorToken('PROVIDER_ONFIDO');
    expect(await run('sumsub', token, 'approve')).toBe('unknown');
    expect(await run('sumsub', 'made.up.token', 'approve')).toBe('unknown');
    expect((await page(`/jumio/web?authorizationToken=${token}`)).text).not.toContain('<form');
    expect((await press('/jumio/web', { token, outcome: 'approve' })).status).toBe(404);
    expect(await run('onfido', token)).toBe('open');
    await put({});
    expect(await run('onfido', token)).toBe('unknown');
  });

  it('is expired the first time if the scenario says so, and a fresh one continues', async () => {
    await put({ vendor: { outcome: 'expired-token' } });
    const first = (await vendorToken('PROVIDER_SUMSUB')).token;
    expect(await run('sumsub', first)).toBe('expired');
    expect(await run('sumsub', first, 'approve')).toBe('expired');
    expect((await poll()).one).toBe('ALLOW');
    const second = (await vendorToken('PROVIDER_SUMSUB')).token;
    expect(second).not.toBe(first);
    expect(await run('sumsub', second, 'approve')).toBe('submitted');
  });

  it("is read only by the vendors' own pages", async () => {
    await put({});
    const { token } = await vendorToken('PROVIDER_SUMSUB');
    for (const origin of [appOrigin(), 'http://evil.example', 'null']) {
      expect([origin, (await post('/runs/sumsub', { token, outcome: 'approve' }, origin)).status]).toEqual([
        origin,
        403,
      ]);
    }
    for (const body of ['', 'null', '[]', '{"token":1}', '{', 'x'.repeat(20_000)]) {
      expect([body.slice(0, 20), (await post('/runs/sumsub', body)).status]).toEqual([body.slice(0, 20), 400]);
    }
    expect((await state()).kyc.steps['1']).toBe('ALLOW');
  });
});
