import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addressWithToken,
  cookieToken,
  exchangedToken,
  exchangeToken,
  readSecrets,
  splitSecrets,
  takeSecrets,
} from './secrets';

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
    expect(Object.fromEntries(secrets.launchParameters)).toEqual({ tgWebAppVersion: '8.0', tgWebAppPlatform: 'ios' });
    expect(cleanAddress).not.toContain('tgWebApp');
  });

  // Each subset of the parameters: one that stays in the address is reported, shared and part of the history.
  const LAUNCH = [
    'tgWebAppData=hash%3Dabc',
    'tgWebAppVersion=8.0',
    'tgWebAppPlatform=ios',
    'tgWebAppThemeParams=%7B%7D',
  ];
  const subsets = Array.from({ length: 2 ** LAUNCH.length - 1 }, (_, index) =>
    LAUNCH.filter((_one, at) => (index + 1) & (1 << at)).join('&'),
  );
  it.each(subsets)('leaves no launch parameter in the address: %s', (given) => {
    expect(splitSecrets(`${PAGE}?lang=en#${given}`).cleanAddress).toBe(`${PAGE}?lang=en`);
    expect(splitSecrets(`${PAGE}?lang=en#part=1&${given}`).cleanAddress).toBe(`${PAGE}?lang=en#part=1`);
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

describe('takeSecrets', () => {
  /** A page at an address; `replaced` are the addresses that its history entry got. */
  const pageAt = (href: string, cookies = '') => {
    const replaced: string[] = [];
    const written: string[] = [];
    const document = {
      get cookie() {
        return cookies;
      },
      set cookie(text: string) {
        written.push(text);
      },
    };
    const history = {
      state: 'kept',
      replaceState: (state: unknown, _: string, to: string) => replaced.push(`${state} ${to}`),
    };
    return { replaced, written, page: { location: { href }, history, document } as unknown as Window };
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [`${PAGE}?token=s3cret&lang=en`, [`kept ${PAGE}?lang=en`]],
    [`${PAGE}?lang=en#tgWebAppVersion=8.0&tgWebAppPlatform=ios`, [`kept ${PAGE}?lang=en`]],
    [`${PAGE}?lang=en#tgWebAppData=x`, [`kept ${PAGE}?lang=en`]],
    [`${PAGE}?lang=en#part`, []],
  ])('at %s replaces the history entry with %j', (href, expected) => {
    const { page, replaced } = pageAt(href);
    takeSecrets(page);
    expect(replaced).toEqual(expected);
  });

  it('takes the token of a cookie, and deletes the cookie, also a partitioned one', () => {
    const { page, written, replaced } = pageAt(`${PAGE}?lang=en`, 'guid=1; kyc_sdk_token=s3cret');
    expect(takeSecrets(page).sdkToken).toBe('s3cret');
    expect(replaced).toEqual([]);
    expect(written).toEqual([
      'kyc_sdk_token=; Max-Age=0; Path=/user/accounts/auth/sdk',
      'kyc_sdk_token=; Max-Age=0; Path=/user/accounts/auth/sdk; Secure; SameSite=None; Partitioned',
    ]);
  });

  it('takes the token of the address where both have one, and deletes the cookie all the same', () => {
    const { page, written } = pageAt(`${PAGE}?token=of-the-address`, 'kyc_sdk_token=of-the-cookie');
    expect(takeSecrets(page).sdkToken).toBe('of-the-address');
    expect(written).toHaveLength(2);
  });

  it('finds the same when they are only read, and then leaves them where they are', () => {
    const launched = `${PAGE}?lang=en#tgWebAppVersion=8.0&tgWebAppData=x`;
    for (const [href, cookies] of [
      [`${PAGE}?token=s3cret`, ''],
      [PAGE, 'kyc_sdk_token=s3cret'],
      [launched, ''],
    ] as const) {
      const { page, replaced, written } = pageAt(href, cookies);
      const read = readSecrets(page);
      expect([replaced, written]).toEqual([[], []]);
      expect(takeSecrets(page)).toEqual(read);
    }
  });

  it('writes no cookie where there is no token in one', () => {
    const { page, written } = pageAt(`${PAGE}?token=s3cret`, 'guid=1');
    takeSecrets(page);
    expect(written).toEqual([]);
  });

  it.each([
    ['the one of its address', `${PAGE}?token=s3cret`, '', `${PAGE}/result?lang=en&token=s3cret`],
    ['none, if it came in a cookie', PAGE, 'kyc_sdk_token=s3cret', `${PAGE}/result?lang=en`],
    ['none, if there was none', PAGE, '', `${PAGE}/result?lang=en`],
  ])('a page that loads itself again has a token in its address: %s', (_which, opened, cookies, expected) => {
    takeSecrets(pageAt(opened, cookies).page);
    vi.stubGlobal('location', { href: `${PAGE}/result?lang=en` });
    expect(addressWithToken()).toBe(expected);
  });

  it.each([
    ['in its address', `${PAGE}?token=once`, '', `${PAGE}?token=visit`],
    ['in a cookie', PAGE, 'kyc_sdk_token=once', PAGE],
  ])('a token that works once, %s, makes place for that of the visit', (_where, opened, cookies, again) => {
    takeSecrets(pageAt(opened, cookies).page);
    expect(exchangedToken()).toBe(undefined);
    vi.stubGlobal('location', { href: PAGE });
    exchangeToken('visit');
    expect([exchangedToken(), addressWithToken()]).toEqual(['visit', again]);
  });
});

it.each([
  ['encoded', encodeURIComponent('ab+c/d=='), 'ab+c/d=='],
  ['as it is', 'ab+c/d==', 'ab+c/d=='],
  ['with a broken encoding', '100%', '100%'],
])(
  'reads a token that is written %s from the cookie and, where an address can hold it, from the address',
  (_how, raw, token) => {
    expect(cookieToken(`kyc_sdk_token=${raw}`)).toBe(token);
    expect(splitSecrets(`${PAGE}?token=${raw}`).secrets.sdkToken).toBe(token);
  },
);
