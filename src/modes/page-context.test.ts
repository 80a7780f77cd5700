import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Secrets } from '../lib/secrets';
import { capabilities, currentPageContext, detectPageContext, readPageContext } from './page-context';

type NavigationType = 'navigate' | 'reload' | 'back_forward';
interface Visit {
  readonly type?: NavigationType | 'unknown';
  /** Launch parameters of the messaging app. */
  readonly launch?: string;
  readonly sdkToken?: string;
  /** The referrer. */
  readonly referrer?: string;
}

const ORIGIN = 'https://www.example.com';
const OWN = { referrer: `${ORIGIN}/` };

/** Session storage outlives its pages. Returns a function that visits an address and returns the mode. */
function tab(content?: string) {
  const stored = new Map<string, string>(content === undefined ? [] : [['opened-as', content]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  /** History states by address. */
  const entries = new Map<string, unknown>();
  return (address: string, { type = 'navigate', launch = '', sdkToken, referrer = '' }: Visit = {}) => {
    vi.stubGlobal('history', {
      state: type === 'navigate' ? null : (entries.get(address) ?? null),
      replaceState: (state: unknown) => entries.set(address, state),
    });
    const { pathname, search } = new URL(address, `${ORIGIN}/user/accounts/`);
    vi.stubGlobal('location', { pathname, search, origin: ORIGIN });
    vi.stubGlobal('document', { referrer });
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    vi.stubGlobal('performance', { getEntriesByType: () => (type === 'unknown' ? [] : [{ type }]) });
    const { shell, authority } = readPageContext({
      sdkToken,
      launchData: undefined,
      launchParameters: new URLSearchParams(launch),
    });
    return `${shell} ${authority}`;
  };
}

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

describe('the shell of a tab', () => {
  it('is kept after a reload and after going back, and detected again on a new visit', () => {
    const visit = tab();
    expect(visit('auth/personal?app=1')).toBe('app session');
    expect(visit('auth/kyc', { type: 'reload' })).toBe('app session');
    expect(visit('auth/personal', { type: 'back_forward' })).toBe('app session');
    expect(visit('auth/personal')).toBe('browser session');
  });

  it('is kept when a vendor that works by redirect sends the member back', () => {
    const visit = tab();
    expect(visit('auth/personal', { launch: 'tgWebAppPlatform=ios' })).toBe('mini-program session');
    expect(visit('auth/kyc?level=LEVEL_1&step=return&provider=PROVIDER_AAI')).toBe('mini-program session');
  });

  it.each(['https://www.example.com.evil.test/', 'https://evil.test/', ''])(
    'is detected again when the page before was of %j',
    (referrer) => {
      const visit = tab();
      visit('auth/personal?app=1');
      expect(visit('auth/kyc', { referrer })).toBe('browser session');
    },
  );

  it.each([
    ['app', 'auth/reverification?app=1', ''],
    ['mini-program', 'auth/reverification', 'tgWebAppPlatform=ios'],
  ])('%s is kept on the way to the embedded verification, in it, and on the way back', (shell, address, launch) => {
    const visit = tab();
    expect(visit(address, { launch })).toBe(`${shell} session`);
    expect(visit('auth/sdk', { ...OWN, sdkToken: 'token' })).toBe(`${shell} token`);
    expect(capabilities().header).toBe(false);
    expect(visit('auth/sdk', { type: 'reload' })).toBe(`${shell} token`);
    expect(visit('auth/sdk?step=return')).toBe(`${shell} token`);
    expect(visit('auth/personal', OWN)).toBe(`${shell} session`);
    expect(visit('auth/sdk', { type: 'back_forward' })).toBe(`${shell} token`);
  });

  it.each([
    'null',
    '5',
    '"app"',
    '{}',
    '{"shell"',
    '',
    '{"shell":"evil"}',
    '{"shell":"constructor"}',
    '{"shell":["app"]}',
  ])('is detected if the storage holds %s', (content) => {
    expect(tab(content)('auth/personal', { type: 'reload' })).toBe('browser session');
    expect(tab(content)('auth/personal?app=1', { type: 'reload' })).toBe('app session');
  });

  it('is detected if the tab has no storage', () => {
    const visit = tab();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(visit('auth/personal?app=1', { type: 'reload' })).toBe('app session');
    expect(visit('auth/personal', { type: 'reload' })).toBe('browser session');
  });

  it('is stored only by the first script: the first paint changes nothing that is stored', () => {
    const visit = tab();
    expect(visit('auth/personal?app=1')).toBe('app session');
    vi.stubGlobal('location', { pathname: '/user/accounts/auth/kyc', search: '', origin: ORIGIN });
    vi.stubGlobal('performance', { getEntriesByType: () => [] });
    const none = { sdkToken: undefined, launchData: undefined, launchParameters: new URLSearchParams() };
    expect(detectPageContext(none).shell).toBe('browser');
    expect(visit('auth/kyc', { type: 'reload' })).toBe('app session');
  });

  it('is detected if the browser does not say how the page was opened', () => {
    const visit = tab('{"shell":"app"}');
    expect(visit('auth/personal', { type: 'unknown' })).toBe('browser session');
  });
});

describe('the authority of a page', () => {
  it('belongs to its entry of the history', () => {
    const visit = tab();
    expect(visit('auth/personal')).toBe('browser session');
    expect(visit('auth/newquestion', { sdkToken: 'token' })).toBe('browser token');
    expect(visit('auth/newquestion', { type: 'reload' })).toBe('browser token');
    expect(visit('auth/personal', { type: 'back_forward' })).toBe('browser session');
    expect(visit('auth/newquestion', { type: 'back_forward' })).toBe('browser token');
    expect(visit('auth/newquestion')).toBe('browser session');
  });

  it('is that of the previous page if the member goes back from the embedded verification', () => {
    const visit = tab();
    expect(visit('auth/kyc')).toBe('browser session');
    expect(visit('auth/sdk')).toBe('browser token');
    expect(visit('auth/kyc', { type: 'back_forward' })).toBe('browser session');
  });
});

describe('the shell of the messaging app', () => {
  it('is known by its launch data, or by its launch parameters', () => {
    const none = { authority: 'session', shellPlatform: '', shellVersion: '' };
    expect(opened({})).toEqual({ shell: 'browser', ...none });
    expect(opened({ launchData: 'query_id=1' })).toEqual({ shell: 'mini-program', ...none });
    const launchParameters = new URLSearchParams({ tgWebAppPlatform: 'ios', tgWebAppVersion: '8.0' });
    expect(opened({ launchParameters })).toEqual({
      ...none,
      shell: 'mini-program',
      shellPlatform: 'ios',
      shellVersion: '8.0',
    });
    expect(currentPageContext().shellVersion).toBe('8.0');
  });

  it('is unnamed unless the address or the storage has a plain name for it, because it is sent in headers', () => {
    const none = { authority: 'session', shell: 'mini-program', shellPlatform: '', shellVersion: '' };
    const launchParameters = new URLSearchParams({ tgWebAppPlatform: 'ios\r\nx: 1', tgWebAppVersion: '8.0 €' });
    expect(opened({ launchParameters })).toEqual(none);
    tab('{"shell":"mini-program","shellPlatform":{},"shellVersion":"\\n"}')('auth/personal', { type: 'reload' });
    expect(currentPageContext()).toEqual(none);
  });

  it('cannot be read before it was detected', async () => {
    vi.resetModules();
    const fresh = await import('./page-context');
    expect(() => fresh.currentPageContext()).toThrow('readPageContext has to be called');
  });
});
