import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RoutePath } from '../domain/routes';

const ORIGIN = 'https://www.example.com';
const OPENED = '/user/accounts/auth/step1?from=partner&business_id=b-7&lang=de-DE&step=2';

const context = vi.hoisted(() => ({ isByToken: true }));
vi.mock('../modes/page-context', () => ({ isByToken: () => context.isByToken }));
const reloadAt = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('../lib/reload-once', () => ({ reloadAt }));

/** Where the router's loader leads to; undefined if the screen is shown in the present page. */
type Leads = (path: RoutePath, address: string, sdkToken?: string) => string | undefined;
let leads: Leads;

beforeAll(async () => {
  vi.stubGlobal('location', new URL(OPENED, ORIGIN));
  vi.stubGlobal('navigator', { onLine: true });
  const { ownPageOptions } = await import('./own-page');
  leads = (path, address, sdkToken) => {
    const { loader } = ownPageOptions(path, sdkToken);
    reloadAt.mockClear();
    // Where a page is loaded, the loader never ends: the router waits until the present page is gone.
    loader?.({ request: new Request(new URL(address, ORIGIN)) });
    return reloadAt.mock.lastCall?.[0];
  };
});

afterEach(() => vi.stubGlobal('navigator', { onLine: true }));

it('a screen of a vendor opened by token gets the token and what the page was opened with, except its step', () => {
  context.isByToken = true;
  const address = new URL(leads('/auth/sdk', '/user/accounts/auth/sdk?lang=tr-TR', 't+1') ?? ORIGIN);
  expect(address.pathname).toBe('/user/accounts/auth/sdk');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: 'tr-TR',
    from: 'partner',
    business_id: 'b-7',
    token: 't+1',
  });
});

it('a screen of a vendor of a signed-in member is loaded at its address', () => {
  context.isByToken = false;
  const address = '/user/accounts/auth/kyc?level=LEVEL_2';
  expect(leads('/auth/kyc', address)).toBe(ORIGIN + address);
});

it('other screens, and those of a page by token without its token, are shown in the present page', () => {
  context.isByToken = true;
  expect(leads('/auth/step2', '/user/accounts/auth/step2', 't')).toBeUndefined();
  expect(leads('/auth/kyc', '/user/accounts/auth/kyc')).toBeUndefined();
  expect(leads('/auth/sdk', '/user/accounts/auth/sdk')).toBeUndefined();
});

it.each([true, false])(
  'offline no page is loaded, which would show the browser’s own error (by token: %s)',
  (isByToken) => {
    context.isByToken = isByToken;
    vi.stubGlobal('navigator', { onLine: false });
    expect(() => leads('/auth/kyc', '/user/accounts/auth/kyc', 't')).toThrow(
      expect.objectContaining({ name: 'OfflineError' }),
    );
    expect(reloadAt).not.toHaveBeenCalled();
  },
);
