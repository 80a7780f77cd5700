import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPageContext } from './page-context';

/** Simulates a tab, whose session storage outlives its pages. Returns a function that visits an address and returns the mode. */
function tab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return (address: string, type: 'navigate' | 'reload' | 'back_forward' = 'navigate', launch = '') => {
    const { pathname, search } = new URL(address, 'https://www.example.com/user/accounts/');
    vi.stubGlobal('location', { pathname, search });
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    const launchParameters = new URLSearchParams(launch);
    return readPageContext({ sdkToken: undefined, launchData: undefined, launchParameters }).mode;
  };
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
});
