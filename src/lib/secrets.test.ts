import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieToken, splitSecrets } from './secrets';

const PAGE = 'https://www.example.com/user/accounts/auth/sdk';

describe('splitSecrets', () => {
  it('removes the SDK token and keeps the rest of the query', () => {
    const { secrets, cleanAddress } = splitSecrets(`${PAGE}?isUpdatePoi=true&token=s3cret&lang=en#part`);
    expect(secrets.sdkToken).toBe('s3cret');
    expect(cleanAddress).toBe(`${PAGE}?isUpdatePoi=true&lang=en#part`);
  });

  it('removes the launch data from the fragment and returns the other launch parameters', () => {
    const { secrets, cleanAddress } = splitSecrets(
      `${PAGE}#tgWebAppData=user%3D1%26hash%3Dabc&tgWebAppVersion=8.0&tgWebAppPlatform=ios`,
    );
    expect(secrets.launchData).toBe('user=1&hash=abc');
    expect(secrets.launchParameters.get('tgWebAppPlatform')).toBe('ios');
    expect(cleanAddress).not.toContain('tgWebApp');
  });

  it('returns an address without secrets unchanged', () => {
    const address = `${PAGE}?a=1&b=2#section`;
    expect(splitSecrets(address).cleanAddress).toBe(address);
  });

  it('removes every occurrence of the token', () => {
    const token = fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...'abcdefGHIJ0123456789-_.') });
    fc.assert(
      fc.property(token, fc.integer({ min: 1, max: 3 }), (secret, times) => {
        const query = Array.from({ length: times }, () => `token=${secret}`).join('&');
        expect(splitSecrets(`${PAGE}?x=1&${query}`).cleanAddress).toBe(`${PAGE}?x=1`);
      }),
    );
  });
});

it.each([
  ['', undefined],
  ['kyc_sdk_token=s3cret', 's3cret'],
  ['guid=1; kyc_sdk_token=s3.cr-et_==; session=2', 's3.cr-et_=='],
  ['kyc_sdk_token=', undefined],
  ['other_kyc_sdk_token=no; session=kyc_sdk_token=no', undefined],
])('finds the SDK token of the cookies %j: %j', (cookies, token) => {
  expect(cookieToken(cookies)).toBe(token);
});
