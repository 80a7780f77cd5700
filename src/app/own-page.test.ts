import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RoutePath } from '../screens/screens';

const ORIGIN = 'https://www.example.com';
const OPENED = '/user/accounts/auth/step1?from=partner&business_id=b-7&lang=de-DE&step=2';

const context = vi.hoisted(() => ({ isByToken: true }));
vi.mock('../modes/page-context', () => ({ isByToken: () => context.isByToken }));
const reloadAt = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('../lib/reload-once', () => ({ reloadAt }));
const reach = vi.hoisted(() => ({ isReached: true }));
vi.mock('../lib/reach', () => ({ canReachServer: async () => reach.isReached }));

/** Undefined if the present page shows the screen. */
type Leads = (path: RoutePath, address: string, sdkToken?: string) => Promise<string | undefined>;
let leads: Leads;

beforeAll(async () => {
  vi.stubGlobal('location', new URL(OPENED, ORIGIN));
  const { ownPageOptions } = await import('./own-page');
  leads = async (path, address, sdkToken) => {
    const { loader } = ownPageOptions(path, sdkToken);
    reloadAt.mockClear();
    const loaded = new Promise<void>((resolve) => reloadAt.mockImplementation(() => resolve()));
    await Promise.race([loader?.({ request: new Request(new URL(address, ORIGIN)) }), loaded]);
    return reloadAt.mock.lastCall?.[0];
  };
});

afterEach(() => {
  reach.isReached = true;
});

it('a screen of a vendor opened by token gets the token and what the page was opened with, except its step', async () => {
  context.isByToken = true;
  const address = new URL((await leads('/auth/sdk', '/user/accounts/auth/sdk?lang=tr-TR', 't+1')) ?? ORIGIN);
  expect(address.pathname).toBe('/user/accounts/auth/sdk');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: 'tr-TR',
    from: 'partner',
    business_id: 'b-7',
    token: 't+1',
  });
});

it('a screen of a vendor of a signed-in member is loaded at its address', async () => {
  context.isByToken = false;
  const address = '/user/accounts/auth/kyc?level=LEVEL_2';
  expect(await leads('/auth/kyc', address)).toBe(ORIGIN + address);
});

it('other screens, and those by token without the token, are shown in the present page', async () => {
  context.isByToken = true;
  expect(await leads('/auth/step2', '/user/accounts/auth/step2', 't')).toBeUndefined();
  expect(await leads('/auth/kyc', '/user/accounts/auth/kyc')).toBeUndefined();
  expect(await leads('/auth/sdk', '/user/accounts/auth/sdk')).toBeUndefined();
});

it.each([true, false])(
  'without a connection no page is loaded, which would show the browser’s own error (by token: %s)',
  async (isByToken) => {
    context.isByToken = isByToken;
    reach.isReached = false;
    await expect(leads('/auth/kyc', '/user/accounts/auth/kyc', 't')).rejects.toThrow(
      expect.objectContaining({ name: 'OfflineError' }),
    );
    expect(reloadAt).not.toHaveBeenCalled();
  },
);
