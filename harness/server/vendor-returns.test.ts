import { describe, expect, it } from 'vitest';
import type { Provider } from '../../src/domain/statuses';
import { harnessOfThisFile } from './testing/harness';
import { vendorsOf } from './testing/vendors';

const { appOrigin, page, poll, post, press, put, state, vendorOrigin, vendorToken } = vendorsOf(harnessOfThisFile());

describe('a vendor that works by redirect', () => {
  const RETURN_PATH = '/user/accounts/auth/kyc?level=LEVEL_1&step=return&provider=x';
  const VENDORS = [
    ['PROVIDER_JUMIO', '/jumio/web', { acquisitionStatus: 'SUCCESS' }],
    ['PROVIDER_AAI', '/aai/web', { code: 'SUCCESS' }],
  ] as const;

  const started = (provider: Provider, more: object = {}) =>
    vendorToken(provider, { returnUrl: `${appOrigin()}${RETURN_PATH}`, ...more });

  it.each(VENDORS)('%s: from the token to the page, back with its code, and reviewed', async (provider, path, said) => {
    await put({ kyc: { provider } });
    const { token, url } = await started(provider);
    expect(url).toMatch(new RegExp(`^${vendorOrigin()}${path}\\?`));
    const { text } = await page(url);
    expect(text).toMatch(/value="approve" class="first"/);
    const { status, to } = await press(path, { token, outcome: 'approve' });
    expect([status, to?.origin, to?.pathname]).toEqual([303, appOrigin(), '/user/accounts/auth/kyc']);
    expect(Object.fromEntries(to?.searchParams ?? [])).toMatchObject({ step: 'return', provider: 'x', ...said });
    expect([(await poll()).one, (await poll()).one]).toEqual(['PENDING', 'SUCCESS']);
  });

  it.each([
    ['PROVIDER_JUMIO', '/jumio/web', 'error', { acquisitionStatus: 'ERROR', errorCode: '9100' }],
    ['PROVIDER_JUMIO', '/jumio/web', 'expired-token', { acquisitionStatus: 'ERROR', errorCode: '9200' }],
    ['PROVIDER_JUMIO', '/jumio/web', 'camera-refused', { acquisitionStatus: 'ERROR', errorCode: '9820' }],
    ['PROVIDER_AAI', '/aai/web', 'cancel', { code: 'USER_CANCELLED' }],
    ['PROVIDER_AAI', '/aai/web', 'error', { code: 'SERVICE_ERROR' }],
    ['PROVIDER_AAI', '/aai/web', 'expired-token', { code: 'TOKEN_EXPIRED' }],
    ['PROVIDER_AAI', '/aai/web', 'camera-refused', { code: 'CAMERA_PERMISSION_DENIED' }],
  ] as const)('%s at %s: %s', async (provider, path, outcome, said) => {
    await put({ kyc: { provider } });
    const { token } = await started(provider);
    const { to } = await press(path, { token, outcome });
    expect(Object.fromEntries(to?.searchParams ?? [])).toMatchObject(said);
    expect((await poll()).one).toBe('ALLOW');
  });

  it('Jumio has no code for a member who leaves', async () => {
    await put({ kyc: { provider: 'PROVIDER_JUMIO' } });
    const { token } = await started('PROVIDER_JUMIO');
    expect((await press('/jumio/web', { token, outcome: 'cancel' })).to?.href).toBe(`${appOrigin()}${RETURN_PATH}`);
  });

  it.each(VENDORS)('%s says that a used token has expired, on its page and to the app', async (provider, path) => {
    await put({ kyc: { provider } });
    const { token, url } = await started(provider);
    await press(path, { token, outcome: 'pending' });
    expect((await page(url)).text).toMatch(/value="expired-token" class="first"/);
    const { to } = await press(path, { token, outcome: 'approve' });
    expect(to?.search).toMatch(/errorCode=9200|code=TOKEN_EXPIRED/);
    expect((await state()).run.review).toMatchObject({ outcome: 'pending' });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    'javascript:alert(1)',
    'http://user:secret@www.harness.localhost/',
    'not an address',
    '',
  ])("never leads away from the account area's hosts: %j", async (returnUrl) => {
    await put({ kyc: { provider: 'PROVIDER_JUMIO' } });
    const { token } = await started('PROVIDER_JUMIO', { returnUrl });
    const { to } = await press('/jumio/web', { token, outcome: 'approve' });
    expect([to?.origin, to?.username]).toEqual([appOrigin(), '']);
  });

  it('accepts only the buttons of its own page', async () => {
    await put({ kyc: { provider: 'PROVIDER_JUMIO' } });
    const { token } = await started('PROVIDER_JUMIO');
    const form = String(new URLSearchParams({ token, outcome: 'approve' }));
    expect((await post('/jumio/web', form, 'http://evil.example')).status).toBe(403);
    expect((await press('/jumio/web', { token, outcome: 'constructor' })).status).toBe(400);
    expect((await press('/jumio/web', { token, outcome: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await state()).kyc.steps['1']).toBe('ALLOW');
  });
});
