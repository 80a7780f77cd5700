import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressWithToken, exchangedToken, exchangeToken, readSecrets, splitSecrets, takeSecrets } from './secrets';

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

  // One left in the address would leak.
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
    expect(splitSecrets(`${PAGE}?lang=en&${given}#part`).cleanAddress).toBe(`${PAGE}?lang=en#part`);
  });

  // The forms that the messaging app's own script and its bridge read.
  const DATA = 'tgWebAppData=hash%3Dabc';
  it.each([
    ['fragment', `?lang=en#${DATA}`, '?lang=en'],
    ['fragment, after other parameters', `?lang=en#part=1&${DATA}`, '?lang=en'],
    ['fragment, after a path', `?lang=en#/kyc?${DATA}`, '?lang=en'],
    ['fragment, after another fragment', `?lang=en#part#${DATA}`, '?lang=en'],
    ['fragment, with an encoded name', '?lang=en#tgWebApp%44ata=hash%3Dabc', '?lang=en'],
    ['fragment, with plus signs', '?lang=en#tgWebAppData=hash%3Dabc+d', '?lang=en', 'hash=abc d'],
    ['query', `?lang=en&${DATA}&level=1#part`, '?lang=en&level=1#part'],
    ['query, first', `?${DATA}&lang=en`, '?lang=en'],
    ['query, alone', `?${DATA}`, ''],
    ['query, after a second question mark', `?lang=en?${DATA}`, '?lang=en'],
    ['query, with an encoded name', '?lang=en&%74gWebAppData=hash%3Dabc', '?lang=en'],
    ['query and fragment', `?tgWebAppData=old&lang=en#${DATA}`, '?lang=en'],
  ])('reads launch data of the %s and leaves none in the address', (_where, given, stays, data = 'hash=abc') => {
    const { secrets, cleanAddress } = splitSecrets(PAGE + given);
    expect(secrets.launchData).toBe(data);
    expect(cleanAddress).toBe(PAGE + stays);
  });

  it.each([
    ['#section', '#section'],
    ['#field-2_a', '#field-2_a'],
    ['#part=1', ''],
    ['#/path', ''],
    ['#a%62', ''],
    ['#a&b', ''],
    ['#', ''],
  ])('of the fragment only the id of an element stays: %s', (given, stays) => {
    expect(splitSecrets(`${PAGE}?a=1${given}`).cleanAddress).toBe(`${PAGE}?a=1${stays}`);
  });

  it('returns an address without secrets unchanged', () => {
    for (const address of [`${PAGE}?a=1&b=2#section`, `${PAGE}?to=/x?y=1&b`, PAGE]) {
      expect(splitSecrets(address).cleanAddress).toBe(address);
    }
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

describe('takeSecrets', () => {
  /** `replaced`: addresses of its history entry. Reading cookies throws. */
  const pageAt = (href: string) => {
    const replaced: string[] = [];
    const history = {
      state: 'kept',
      replaceState: (state: unknown, _: string, to: string) => replaced.push(`${state} ${to}`),
    };
    const refuse = () => {
      throw new DOMException('Cookies are refused', 'SecurityError');
    };
    const document = Object.defineProperty({}, 'cookie', { get: refuse, set: refuse });
    return { replaced, page: { location: { href }, history, document } as unknown as Window };
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

  it('finds the same when they are only read, and then leaves them where they are', () => {
    for (const href of [`${PAGE}?token=s3cret`, PAGE, `${PAGE}?lang=en#tgWebAppVersion=8.0&tgWebAppData=x`]) {
      const { page, replaced } = pageAt(href);
      const read = readSecrets(page);
      expect(replaced).toEqual([]);
      expect(takeSecrets(page)).toEqual(read);
    }
  });

  it.each([
    [`${PAGE}?token=s3cret`, `${PAGE}/result?lang=en&token=s3cret`],
    [PAGE, `${PAGE}/result?lang=en`],
  ])('a page opened at %s loads itself again at %s', (opened, expected) => {
    takeSecrets(pageAt(opened).page);
    vi.stubGlobal('location', { href: `${PAGE}/result?lang=en` });
    expect(addressWithToken()).toBe(expected);
  });

  it.each([
    [`${PAGE}?token=once`, `${PAGE}?token=visit`],
    [PAGE, PAGE],
  ])('the token of the visit replaces the single-use one: %s, then %s', (opened, again) => {
    takeSecrets(pageAt(opened).page);
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
])('reads a token that is written %s', (_how, raw, token) => {
  expect(splitSecrets(`${PAGE}?token=${raw}`).secrets.sdkToken).toBe(token);
});
