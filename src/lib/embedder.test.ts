import { afterEach, describe, expect, it, vi } from 'vitest';
import { exitAddress, tellEmbedder } from './embedder';
import { type SdkUser, store } from './store';

const SDK: SdkUser = {
  from: '',
  hidden: false,
  level: 'LEVEL_1',
  isUpdate: false,
  redirectUrl: '',
  allowedOrigins: [],
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
    // Its origin is the partner's, but it is no page of the partner.
    ['blob:https://partner.example/1', '/landing'],
    ['//evil.test', '/landing'],
    ['', '/landing'],
  ])('%s leads to %s', (redirectUrl, expected) => {
    expect(exitAddress(redirectUrl, allowed, '/landing')).toBe(expected);
  });
});

describe('tellEmbedder', () => {
  function framed() {
    const postMessage = vi.fn();
    return { postMessage, page: { parent: { postMessage }, opener: null } as unknown as Window };
  }

  it('posts one versioned envelope at the allowed origins alone', () => {
    const { postMessage, page } = framed();
    store.sdk = { ...SDK, allowedOrigins: ['https://partner.example', '*'] };
    tellEmbedder('status', 'SUCCESS', page);
    expect(postMessage.mock.calls).toEqual([
      [{ source: 'account-verification', version: 1, event: 'status', status: 'SUCCESS' }, 'https://partner.example'],
    ]);
  });

  it('posts nothing while no origin is known', () => {
    const { postMessage, page } = framed();
    store.sdk = SDK;
    tellEmbedder('ready', undefined, page);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('tells the opener of a page of its own', () => {
    const { postMessage } = framed();
    const page = { opener: { postMessage } } as unknown as Window & { parent: Window };
    page.parent = page;
    store.sdk = { ...SDK, allowedOrigins: ['https://partner.example'] };
    tellEmbedder('closed', undefined, page);
    expect(postMessage).toHaveBeenCalledOnce();
  });
});
