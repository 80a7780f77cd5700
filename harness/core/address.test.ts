import { expect, it } from 'vitest';
import { buildMember } from '../../fixtures/builders/member';
import { appAddress, paneAddress, scenarioAddress } from './address';
import { originsOf } from './hosts';
import { scenarioOf } from './testing';

const origins = originsOf(4310);
const addressOf = (input: unknown) => scenarioAddress(scenarioOf(input), origins);

it.each([
  [{}, 'http://www.harness.localhost:4310/user/accounts/auth/personal?lang=en'],
  [{ site: 'TUR', language: 'tr-TR' }, 'http://www.harness.localhost:4310/user/accounts/auth/personal?lang=tr-TR'],
  [{ site: 'HKG' }, 'http://www.hk.harness.localhost:4310/user/accounts/auth/personal?lang=zh-HK'],
  [{ site: 'ARE', route: '/auth/kyc' }, 'http://www.ae.harness.localhost:4310/user/accounts/auth/kyc?lang=en'],
  [{ mode: 'app' }, 'http://www.harness.localhost:4310/user/accounts/auth/personal?lang=en&app=1'],
  [{ query: { a: 'b c', lang: 'de' } }, 'http://www.harness.localhost:4310/user/accounts/auth/personal?lang=de&a=b+c'],
  [{ site: 'HKG', pseudo: 'accented' }, 'http://www.hk.harness.localhost:4310/user/accounts/auth/personal?lang=en-HK'],
  [{ site: 'TUR', pseudo: 'mirrored' }, 'http://www.harness.localhost:4310/user/accounts/auth/personal?lang=ar-SA'],
  [{ mode: 'mini-program' }, 'http://telegram.harness.localhost:4310/'],
])('%j opens at %s', (input, address) => expect(addressOf(input)).toBe(address));

it('opens the SDK mode at its route with all its parameters', () => {
  const { pathname, searchParams } = new URL(addressOf({ mode: 'sdk' }));
  expect(pathname).toBe('/user/accounts/auth/sdk');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    isUpdatePoi: 'true',
    site: 'IN',
    update: '1',
    lang: 'en',
    from: 'email',
    hidden: 'false',
    token: expect.stringMatching(/^sdk_\w{40}$/),
  });
});

it.each([
  ['app', 'app'],
  ['mini-program', 'tgWebAppData'],
] as const)('opens the embedded verification in the shell %s where the query has a token', (mode, clue) => {
  const scenario = scenarioOf({ mode, route: '/auth/sdk', query: { token: 'sdk_1' } });
  const { searchParams, hash } = new URL(appAddress(scenario, origins));
  expect(Object.fromEntries(searchParams)).toMatchObject({ isUpdatePoi: 'true', token: 'sdk_1' });
  expect(`${searchParams} ${hash}`).toContain(clue);
});

it('gives the mini-program the launch parameters of a Telegram client', () => {
  const scenario = scenarioOf({ mode: 'mini-program', platform: 'web', now: '2026-11-20T09:00:00Z' });
  const launch = new URLSearchParams(new URL(appAddress(scenario, origins)).hash.slice(1));
  expect(launch.get('tgWebAppPlatform')).toBe('weba');
  expect(launch.get('tgWebAppVersion')).toMatch(/^\d+\.\d+$/);
  expect(JSON.parse(launch.get('tgWebAppThemeParams') ?? '')).toMatchObject({ bg_color: '#000000' });
  const data = new URLSearchParams(launch.get('tgWebAppData') ?? '');
  expect(data.get('auth_date')).toBe('1795165200');
  const { id, firstName, lastName } = buildMember(scenario.seed);
  const user = { id: Number(id), first_name: firstName, last_name: lastName, language_code: 'en' };
  expect(JSON.parse(data.get('user') ?? '')).toEqual(user);
  expect(data.get('query_id')).toBe(`AAH${id}`);
  expect(data.get('hash')).toMatch(/^[0-9a-f]{64}$/);
  expect(data.get('signature')).toBe('harness');
});

it('gives the mini-program the id that a scenario sets', () => {
  const scenario = scenarioOf({ mode: 'mini-program', member: { id: '4711' }, language: 'de-DE' });
  const launch = new URLSearchParams(new URL(appAddress(scenario, origins)).hash.slice(1));
  const data = new URLSearchParams(launch.get('tgWebAppData') ?? '');
  expect(data.get('query_id')).toBe('AAH4711');
  expect(JSON.parse(data.get('user') ?? '')).toMatchObject({ language_code: 'de' });
});

it('shows the app of a comparison in a frame on its own host', () => {
  expect(paneAddress(scenarioOf({ site: 'HKG', route: '/auth/kyc' }), origins)).toBe(
    'http://www.hk.harness.localhost:4310/__harness__/pane',
  );
});
