import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Secrets } from '../lib/secrets';
import { currentPageContext, detectPageContext, readPageContext } from './page-context';

type NavigationType = 'navigate' | 'reload' | 'back_forward';

/**
 * Simulates a tab, whose session storage outlives its pages. Returns a function that visits an address and returns the mode.
 *
 * @param content what the storage holds at the start
 */
function tab(content?: string) {
  const stored = new Map<string, string>(content === undefined ? [] : [['opened-as', content]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  /** The state of each entry of the history, by its address. */
  const entries = new Map<string, unknown>();
  return (address: string, type: NavigationType | 'unknown' = 'navigate', launch = '', sdkToken?: string) => {
    vi.stubGlobal('history', {
      state: type === 'navigate' ? null : (entries.get(address) ?? null),
      replaceState: (state: unknown) => entries.set(address, state),
    });
    const { pathname, search } = new URL(address, 'https://www.example.com/user/accounts/');
    vi.stubGlobal('location', { pathname, search });
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    vi.stubGlobal('performance', { getEntriesByType: () => (type === 'unknown' ? [] : [{ type }]) });
    const launchParameters = new URLSearchParams(launch);
    return readPageContext({ sdkToken, launchData: undefined, launchParameters }).mode;
  };
}

/** The context of a page that was opened with these secrets and does not come back. */
function opened(secrets: Partial<Secrets>) {
  tab()('auth/personal');
  return readPageContext({
    sdkToken: undefined,
    launchData: undefined,
    launchParameters: new URLSearchParams(),
    ...secrets,
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('the mode of a tab', () => {
  it('is kept after a reload and after going back, and detected again on a new visit', () => {
    const visit = tab();
    expect(visit('auth/personal?app=1')).toBe('app');
    expect(visit('auth/kyc', 'reload')).toBe('app');
    expect(visit('auth/personal', 'back_forward')).toBe('app');
    expect(visit('auth/personal')).toBe('web');
  });

  it('is kept when a vendor that works by redirect sends the member back', () => {
    const visit = tab();
    expect(visit('auth/personal', 'navigate', 'tgWebAppPlatform=ios')).toBe('mini-program');
    expect(visit('auth/kyc?level=LEVEL_1&step=return&provider=PROVIDER_AAI')).toBe('mini-program');
  });

  it('of a page that was opened by token belongs to its entry of the history', () => {
    const visit = tab();
    expect(visit('auth/personal')).toBe('web');
    expect(visit('auth/newquestion', 'navigate', '', 'token')).toBe('sdk');
    expect(visit('auth/newquestion', 'reload')).toBe('sdk');
    expect(visit('auth/personal', 'back_forward')).toBe('web');
    expect(visit('auth/newquestion', 'back_forward')).toBe('sdk');
    expect(visit('auth/newquestion')).toBe('web');
  });

  it('is not changed by the embedded verification, which has its own path', () => {
    const visit = tab();
    expect(visit('auth/personal?app=1')).toBe('app');
    expect(visit('auth/sdk')).toBe('sdk');
    expect(visit('auth/sdk', 'reload')).toBe('sdk');
    expect(visit('auth/kyc', 'back_forward')).toBe('app');
  });

  it('is web again after going back from the embedded verification', () => {
    const visit = tab();
    expect(visit('auth/kyc')).toBe('web');
    expect(visit('auth/sdk')).toBe('sdk');
    expect(visit('auth/kyc', 'back_forward')).toBe('web');
  });

  it.each(['null', '5', '"app"', '{}', '{"mode"', '', '{"mode":"evil"}', '{"mode":"constructor"}', '{"mode":["app"]}'])(
    'is detected if the storage holds %s',
    (content) => {
      expect(tab(content)('auth/personal', 'reload')).toBe('web');
      expect(tab(content)('auth/personal?app=1', 'reload')).toBe('app');
    },
  );

  it('is the stored one after a reload only', () => {
    const stored = '{"mode":"app","shellPlatform":"","shellVersion":""}';
    expect(tab(stored)('auth/personal', 'reload')).toBe('app');
    expect(tab(stored)('auth/personal', 'navigate')).toBe('web');
  });

  it('is detected where the tab has no storage', () => {
    const visit = tab();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(visit('auth/personal?app=1', 'reload')).toBe('app');
    expect(visit('auth/personal', 'reload')).toBe('web');
  });

  it('is kept by the first script alone: what the first paint finds out changes nothing that is stored', () => {
    const visit = tab();
    expect(visit('auth/personal?app=1')).toBe('app');
    vi.stubGlobal('location', { pathname: '/user/accounts/auth/kyc', search: '' });
    vi.stubGlobal('performance', { getEntriesByType: () => [] });
    const none = { sdkToken: undefined, launchData: undefined, launchParameters: new URLSearchParams() };
    expect(detectPageContext(none).mode).toBe('web');
    expect(visit('auth/kyc', 'reload')).toBe('app');
  });

  it('is detected where the browser does not say how the page was opened', () => {
    const visit = tab('{"mode":"app"}');
    expect(visit('auth/personal', 'unknown')).toBe('web');
  });
});

describe('the shell of the messaging app', () => {
  it('is known by its launch data, or by its launch parameters', () => {
    const none = { shellPlatform: '', shellVersion: '' };
    expect(opened({})).toEqual({ mode: 'web', ...none });
    expect(opened({ launchData: 'query_id=1' })).toEqual({ mode: 'mini-program', ...none });
    const launchParameters = new URLSearchParams({ tgWebAppPlatform: 'ios', tgWebAppVersion: '8.0' });
    expect(opened({ launchParameters })).toEqual({ mode: 'mini-program', shellPlatform: 'ios', shellVersion: '8.0' });
    expect(currentPageContext().shellVersion).toBe('8.0');
  });

  it('is unnamed where the address or the storage has no plain words for it: they go into headers', () => {
    const none = { mode: 'mini-program', shellPlatform: '', shellVersion: '' };
    const launchParameters = new URLSearchParams({ tgWebAppPlatform: 'ios\r\nx: 1', tgWebAppVersion: '8.0 €' });
    expect(opened({ launchParameters })).toEqual(none);
    tab('{"mode":"mini-program","shellPlatform":{},"shellVersion":"\\n"}')('auth/personal', 'reload');
    expect(currentPageContext()).toEqual(none);
  });

  it('cannot be asked for before the page was looked at', async () => {
    vi.resetModules();
    const fresh = await import('./page-context');
    expect(() => fresh.currentPageContext()).toThrow('readPageContext has to be called');
  });
});
