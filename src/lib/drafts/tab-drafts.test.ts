import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function openPage(indexedDB: unknown) {
  const window: { name: string; parent?: unknown } = { name: '' };
  window.parent = window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.stubGlobal('indexedDB', indexedDB);
  vi.resetModules();
  const { removeAllDrafts, tabDrafts } = await import('./tab-drafts');
  const { clearMemory } = await import('../member-memory');
  const { setUser } = await import('../store');
  const signIn = (id: string) => setUser({ id, currencyCode: 'USD' });
  signIn('member-1');
  return { window, tabDrafts, removeAllDrafts, clearMemory, signIn };
}

const DATABASES = {
  absent: undefined,
  'refused at once': {
    open: () => {
      throw new DOMException('', 'SecurityError');
    },
  },
  'never open': { open: () => ({}) },
  failing: {
    open: () => {
      const request: { error: Error; onerror?: () => void } = { error: new DOMException('', 'UnknownError') };
      queueMicrotask(() => request.onerror?.());
      return request;
    },
  },
} as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function ended<T>(task: Promise<T>): Promise<T> {
  const done = vi.fn();
  task.then(done, done);
  while (done.mock.calls.length === 0) {
    // Cryptography takes real time.
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(50);
  }
  return task;
}

describe.each(Object.entries(DATABASES))('where IndexedDB is %s', (_name, database) => {
  it('drafts work on the page, and no call rejects', async () => {
    const { tabDrafts } = await openPage(database);
    expect(await ended(tabDrafts().read('residence'))).toBeUndefined();
    await ended(tabDrafts().save('residence', { street: 'x' }));
    expect(await ended(tabDrafts().read('residence'))).toEqual({ street: 'x' });
    expect(await ended(tabDrafts().names())).toEqual(['residence']);
    await ended(tabDrafts().remove('residence'));
    expect(await ended(tabDrafts().names())).toEqual([]);
  });

  it('a sign-out ends, and what is saved after it was begun is kept nowhere', async () => {
    const { window, tabDrafts, removeAllDrafts, signIn } = await openPage(database);
    const form = tabDrafts();
    await ended(form.save('residence', { street: 'x' }));
    const removal = removeAllDrafts();
    void form.save('residence', { street: 'y' });
    await ended(removal);
    expect(window.name).toBe('');
    signIn('member-1');
    expect(await ended(tabDrafts().names())).toEqual([]);
    expect(await ended(form.read('residence'))).toBeUndefined();
  });
});

it('without encryption there are no drafts, and no call rejects', async () => {
  const { tabDrafts } = await openPage(undefined);
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  const drafts = tabDrafts();
  await ended(drafts.save('residence', {}));
  expect([await ended(drafts.read('residence')), await ended(drafts.names())]).toEqual([undefined, []]);
  expect(await ended(drafts.isLasting('residence'))).toBe(false);
});

it.each([
  ['nobody', ''],
  ['another member', 'member-2'],
])('a form saves for its own member also when %s is signed in by then', async (_who, next) => {
  const { tabDrafts, signIn } = await openPage(undefined);
  const form = tabDrafts();
  signIn(next);
  await ended(form.save('residence', { street: 'x' }));
  expect(await ended(tabDrafts().read('residence'))).toBeUndefined();
  signIn('member-1');
  expect(await ended(tabDrafts().read('residence'))).toEqual({ street: 'x' });
});

it('what is kept in memory is dropped with the member’s other data', async () => {
  const { tabDrafts, clearMemory, signIn } = await openPage(undefined);
  await ended(tabDrafts().save('residence', {}));
  expect(await ended(tabDrafts().read('residence'))).toEqual({});
  clearMemory();
  signIn('member-1');
  expect(await ended(tabDrafts().read('residence'))).toBeUndefined();
});
