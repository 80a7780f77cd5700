import { expect, it } from 'vitest';
import { NO_JOURNEY, readJourney, sdkAddress } from './sdk-address';

const address = (isUpdatePoi: boolean, journey = NO_JOURNEY) =>
  new URL(
    sdkAddress({ token: 'ab+c/d==', lang: 'tr-TR', site: 'TUR', isUpdatePoi, from: 'email', journey }),
    'https://www.example.com',
  );

it.each([
  [true, '1'],
  [false, '0'],
])('the address of the embedded verification names what it is for; an update: %s', (isUpdatePoi, update) => {
  const { pathname, searchParams } = address(isUpdatePoi);
  expect(pathname).toBe('/user/accounts/auth/sdk');
  expect(Object.fromEntries(searchParams)).toEqual({
    isUpdatePoi: String(isUpdatePoi),
    site: 'TUR',
    update,
    lang: 'tr-TR',
    from: 'email',
    hidden: 'false',
    token: 'ab+c/d==',
  });
});

it.each([
  NO_JOURNEY,
  { steps: 2, country: 'DEU', documentType: 'PASSPORT' },
  { steps: 1, country: 'DEU', documentType: undefined },
] as const)('the address carries what the member did before: %o', (journey) => {
  expect(readJourney(address(false, journey).searchParams)).toEqual(journey);
});

it.each(['steps=0', 'steps=-1', 'steps=12', 'steps=x', 'country=de', 'country=%3Cb%3E', 'document=LIBRARY_CARD'])(
  'ignores %s',
  (query) => {
    expect(readJourney(new URLSearchParams(query))).toEqual(NO_JOURNEY);
  },
);
