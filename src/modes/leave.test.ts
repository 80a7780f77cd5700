import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_JOURNEY } from '../lib/sdk-address';
import { store } from '../lib/store';
import { leaveApp } from './leave';
import { readPageContext } from './page-context';

const assign = vi.fn();
const postMessage = vi.fn();
const postEvent = vi.fn();

/** The bridge is imported on demand, which takes seconds on a busy machine. */
const LOADED = { timeout: 20_000 };

function open(path: string, { launch = '', framed = false } = {}) {
  const page = { TelegramWebviewProxy: { postEvent }, opener: null };
  vi.stubGlobal('window', Object.assign(page, { parent: framed ? { postMessage } : page }));
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('location', { pathname: `/user/accounts/${path}`, search: '', assign });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  readPageContext({ sdkToken: undefined, launchData: undefined, launchParameters: new URLSearchParams(launch) });
}

beforeEach(() => {
  for (const mock of [assign, postMessage, postEvent]) mock.mockReset();
  store.sdk = {
    from: '',
    site: '',
    accessOrigin: '',
    hidden: false,
    level: 'LEVEL_1',
    isUpdate: false,
    redirectUrl: '',
    allowedOrigins: ['https://partner.example'],
    isSecondary: false,
    kycTag: 0,
    account: '',
    journey: NO_JOURNEY,
  };
});
afterEach(() => {
  store.sdk = undefined;
  vi.unstubAllGlobals();
});

it('goes to the page on the web', () => {
  open('auth/personal');
  leaveApp('/landing');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/landing');
  expect(postMessage).not.toHaveBeenCalled();
});

it('tells the embedding page, and leaves the rest to it', () => {
  open('auth/sdk', { framed: true });
  leaveApp('/landing');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { source: 'account-verification', version: 1, event: 'closed' },
    'https://partner.example',
  );
  expect(assign).not.toHaveBeenCalled();
});

it('goes to the page if embedded verification was opened without an embedder', () => {
  open('auth/sdk');
  leaveApp('/landing');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/landing');
});

it('closes the view in a mini-program', async () => {
  open('auth/personal', { launch: 'tgWebAppPlatform=ios' });
  leaveApp('/landing');
  await vi.waitFor(() => expect(postEvent).toHaveBeenCalledExactlyOnceWith('web_app_close', undefined), LOADED);
  expect(assign).not.toHaveBeenCalled();
});

it('closes the view by token too, and tells no business: the page around it is the messaging app', async () => {
  open('auth/sdk', { launch: 'tgWebAppPlatform=ios', framed: true });
  leaveApp('/landing');
  await vi.waitFor(() => expect(postEvent).toHaveBeenCalledExactlyOnceWith('web_app_close', undefined), LOADED);
  expect(postMessage).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

it('goes to the page when there is no view to close', async () => {
  open('auth/personal', { launch: 'tgWebAppPlatform=ios' });
  postEvent.mockImplementation(() => {
    throw new Error('There is no shell');
  });
  leaveApp('/landing');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/landing'));
});
