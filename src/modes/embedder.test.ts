import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mode } from '../domain/modes';
import { MODES } from '../domain/testing';
import { NO_JOURNEY } from '../lib/sdk-address';
import { type SdkUser, store } from '../lib/store';
import { capabilitiesOf } from './capabilities';
import { exitAddress, postToEmbedder } from './embedder';

const page = vi.hoisted(() => ({ mode: { shell: 'browser', authority: 'token' } as Mode }));
vi.mock('./page-context', () => ({ capabilities: () => capabilitiesOf(page.mode) }));

const SDK: SdkUser = {
  from: '',
  site: '',
  accessOrigin: '',
  hidden: false,
  level: 'LEVEL_1',
  isUpdate: false,
  redirectUrl: '',
  allowedOrigins: [],
  isSecondary: false,
  kycTag: 0,
  account: '',
  journey: NO_JOURNEY,
};

afterEach(() => {
  page.mode = { shell: 'browser', authority: 'token' };
  store.sdk = undefined;
});

describe('exitAddress', () => {
  const allowed = ['https://partner.example'];
  it.each([
    ['https://partner.example/back?a=1', 'https://partner.example/back?a=1'],
    ['https://partner.example.evil.test/', '/landing'],
    ['javascript:alert(1)', '/landing'],
    // The partner's origin, but no page of theirs.
    ['blob:https://partner.example/1', '/landing'],
    ['//evil.test', '/landing'],
    ['', '/landing'],
  ])('%s leads to %s', (redirectUrl, expected) => {
    expect(exitAddress(redirectUrl, allowed, '/landing')).toBe(expected);
  });

  it.each([
    ['https://PARTNER.example:443/', 'https://partner.example/back'],
    ['https://partner.example/page', '/landing'],
  ])('with %s allowed leads to %s', (origin, expected) => {
    expect(exitAddress('https://partner.example/back', [origin], '/landing')).toBe(expected);
  });
});

describe('postToEmbedder', () => {
  function framed() {
    const postMessage = vi.fn();
    return { postMessage, page: { parent: { postMessage }, opener: null } as unknown as Window };
  }

  it('posts one versioned message, only to allowed origins', () => {
    const { postMessage, page } = framed();
    store.sdk = { ...SDK, allowedOrigins: ['https://Partner.example/', '*'] };
    postToEmbedder('status', 'SUCCESS', page);
    expect(postMessage.mock.calls).toEqual([
      [{ source: 'account-verification', version: 1, event: 'status', status: 'SUCCESS' }, 'https://partner.example'],
    ]);
  });

  it.each(MODES)('in the shell $shell by $authority posts only where a business may listen', (mode) => {
    page.mode = mode;
    const { postMessage, page: embedded } = framed();
    store.sdk = { ...SDK, allowedOrigins: ['https://partner.example'] };
    postToEmbedder('ready', undefined, embedded);
    expect(postMessage).toHaveBeenCalledTimes(mode.authority === 'token' && mode.shell !== 'mini-program' ? 1 : 0);
  });

  it('posts nothing if no origin is known', () => {
    const { postMessage, page } = framed();
    store.sdk = SDK;
    postToEmbedder('ready', undefined, page);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('posts an event without a status without one', () => {
    const { postMessage, page } = framed();
    store.sdk = { ...SDK, allowedOrigins: ['https://partner.example'] };
    postToEmbedder('ready', undefined, page);
    expect(Object.keys(postMessage.mock.calls[0]?.[0])).toEqual(['source', 'version', 'event']);
  });

  it('posts nothing if the page has no opener, and in another mode', () => {
    const alone = { opener: null } as unknown as Window & { parent: Window };
    alone.parent = alone;
    store.sdk = { ...SDK, allowedOrigins: ['https://partner.example'] };
    expect(() => postToEmbedder('ready', undefined, alone)).not.toThrow();
    const { postMessage, page } = framed();
    store.sdk = undefined;
    postToEmbedder('ready', undefined, page);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('posts to the opener if the page is not in a frame', () => {
    const { postMessage } = framed();
    const page = { opener: { postMessage } } as unknown as Window & { parent: Window };
    page.parent = page;
    store.sdk = { ...SDK, allowedOrigins: ['https://partner.example'] };
    postToEmbedder('closed', undefined, page);
    expect(postMessage).toHaveBeenCalledOnce();
  });
});
