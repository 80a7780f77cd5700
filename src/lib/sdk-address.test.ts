import { expect, it } from 'vitest';
import { sdkAddress } from './sdk-address';

it.each([
  [true, '1'],
  [false, '0'],
])('the address of the embedded verification names what it is for; an update: %s', (isUpdatePoi, update) => {
  const token = 'ab+c/d==';
  const { pathname, searchParams } = new URL(
    sdkAddress({ token, lang: 'tr-TR', site: 'TUR', isUpdatePoi, from: 'email' }),
    'https://www.example.com',
  );
  expect(pathname).toBe('/user/accounts/auth/sdk');
  expect(Object.fromEntries(searchParams)).toEqual({
    isUpdatePoi: String(isUpdatePoi),
    site: 'TUR',
    update,
    lang: 'tr-TR',
    from: 'email',
    hidden: 'false',
    token,
  });
});
