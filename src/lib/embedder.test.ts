import { afterEach, describe, expect, it, vi } from 'vitest';
import { exitAddress, postToEmbedder } from './embedder';
import { type SdkUser, store } from './store';

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
};

afterEach(() => {
  store.sdk = undefined;
});

describe('exitAddress', () => {
  const allowed = ['https://partner.example'];
  it.each([
    ['https://partner.example/back?a=1', 'https://partner.example/back?a=1'],
    ['https://partner.example.evil.test/', '/landing'],
    ['javascript:alert(1)', '/landing'],
    // The origin of a blob: address is the partner's, but it is not a page of the partner.
    ['blob:https://partner.example/1', '/landing'],
    ['//evil.test', '/landing'],
    ['', '/landing'],
  ])('%s leads to %s', (redirectUrl, expected) => {
    expect(exitAddress(redirectUrl, allowed, '/landing')).toBe(expected);
  });
});

describe('postToEmbedder', () => {
  function framed() {
    const postMessage = vi.fn();
    return { postMessage, page: { parent: { postMessage }, opener: null } as unknown as Window };
  }

  it('posts one versioned message, only to allowed origins', () => {
    const { postMessage, page } = framed();
    store.sdk = { ...SDK, allowedOrigins: ['https://partner.example', '*'] };
    postToEmbedder('status', 'SUCCESS', page);
    expect(postMessage.mock.calls).toEqual([
      [{ source: 'account-verification', version: 1, event: 'status', status: 'SUCCESS' }, 'https://partner.example'],
    ]);
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

  it('posts nothing where nobody has opened the page, and in another mode', () => {
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
