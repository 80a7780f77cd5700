import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_JOURNEY } from '../../../lib/sdk-address';
import { store } from '../../../lib/store';
import { readPageContext } from '../../../modes/page-context';
import { addressOfExit, leaveBy } from './exits';

const assign = vi.fn();

function open(path: string, search = '') {
  const page = { opener: null };
  vi.stubGlobal('window', Object.assign(page, { parent: page }));
  vi.stubGlobal('document', { referrer: '', getElementById: () => ({ textContent: '{}' }) });
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('location', { pathname: `/user/accounts/${path}`, search, hostname: 'www.example.com', assign });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  readPageContext({ sdkToken: undefined, launchData: undefined, launchParameters: new URLSearchParams() });
}

beforeEach(() => assign.mockReset());
afterEach(() => {
  store.sdk = undefined;
  vi.unstubAllGlobals();
});

describe.each(['web', 'app'])('in mode %s', (mode) => {
  it.each([
    ['de-DE', '/de-DE'],
    ['en', '/en'],
    ['xx', '/en'],
  ])('the home page of the language %s is %s, as a link and for a button', (language, address) => {
    open('auth/kyc', mode === 'app' ? '?app=1' : '');
    expect(addressOfExit('home', language)).toBe(address);
    leaveBy('home', language);
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  });
});

describe('the embedded verification leads', () => {
  const run = { from: '', site: '', hidden: false, level: 'LEVEL_1', isUpdate: false, isSecondary: false } as const;
  const partner = 'https://partner.example';

  it.each([
    ['to the landing page without a token', undefined, '/sdk-landing'],
    ['to the business', [`${partner}/done`, [partner]], `${partner}/done`],
    ['to the landing page instead of an address that is not allowed', [`${partner}/done`, []], '/sdk-landing'],
  ] as const)('%s', (_where, user, address) => {
    open('auth/sdk');
    if (user) {
      const [redirectUrl, allowedOrigins] = user;
      store.sdk = {
        ...run,
        kycTag: 0,
        account: '',
        accessOrigin: '',
        journey: NO_JOURNEY,
        redirectUrl,
        allowedOrigins,
      };
    }
    expect(addressOfExit('embedder', 'de-DE')).toBe(address);
  });
});
