import { describe, expect, it } from 'vitest';
import { MAX_ENTRIES, MAX_STORAGE_BYTES, ResponseCache, storageBytes } from './response-cache';
import { STORAGE_PREFIX } from './wire';

const POLICY = { lifetimeMs: 60_000, persistent: false };

function createCache() {
  const clock = { now: 1_000_000 };
  const cache = new ResponseCache(
    () => undefined,
    () => clock.now,
  );
  const setAll = (keys: readonly string[]) => {
    for (const key of keys) cache.set(key, `body of ${key}`, POLICY);
  };
  const hits = (keys: readonly string[]) => keys.filter((key) => cache.get(key, POLICY) === `body of ${key}`);
  return { cache, clock, setAll, hits };
}

const keys = Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => `${index}`);

it('holds at most 20 entries from the first one on, and drops the oldest for the 21st', () => {
  const { setAll, hits } = createCache();
  setAll(keys);
  expect(MAX_ENTRIES).toBe(20);
  expect(hits(keys)).toEqual(keys.slice(1));
});

it.each<[string, (cache: ResponseCache) => void]>([
  ['read', (cache) => cache.get('0', POLICY)],
  ['set again', (cache) => cache.set('0', 'body of 0', POLICY)],
])('drops the least recently used entry, not one that was %s since', (_, use) => {
  const { cache, setAll, hits } = createCache();
  setAll(keys.slice(0, MAX_ENTRIES));
  use(cache);
  setAll(keys.slice(MAX_ENTRIES));
  expect(hits(keys)).toEqual(keys.filter((key) => key !== '1'));
});

it('has room again after an entry was deleted', () => {
  const { cache, setAll, hits } = createCache();
  setAll(keys.slice(0, MAX_ENTRIES));
  cache.delete('5');
  setAll(keys.slice(MAX_ENTRIES));
  expect(hits(keys)).toEqual(keys.filter((key) => key !== '5'));
});

it('returns an entry until its lifetime ends, however often it is read', () => {
  const { clock, setAll, hits } = createCache();
  setAll(['a']);
  clock.now += 40_000;
  expect(hits(['a'])).toEqual(['a']);
  clock.now += 20_000;
  expect(hits(['a'])).toEqual(['a']);
  clock.now += 1;
  expect(hits(['a'])).toEqual([]);
});

it('is empty after clear', () => {
  const { cache, setAll, hits } = createCache();
  setAll(keys);
  cache.clear();
  expect(hits(keys)).toEqual([]);
});

describe('in local storage', () => {
  const PERSISTENT = { ...POLICY, persistent: true };

  function loaded(entries: Record<string, string> = {}) {
    const content = new Map(Object.entries(entries));
    const storage = {
      get length() {
        return content.size;
      },
      key: (index: number) => [...content.keys()][index] ?? null,
      getItem: (key: string) => content.get(key) ?? null,
      setItem: (key: string, value: string) => void content.set(key, value),
      removeItem: (key: string) => void content.delete(key),
    } as Storage;
    const clock = { now: 1_000_000 };
    const cacheOf = () =>
      new ResponseCache(
        () => storage,
        () => clock.now,
      );
    return { content, storage, clock, cacheOf };
  }

  it('an answer survives a reload until its lifetime ends, and is removed then', () => {
    const { content, clock, cacheOf } = loaded();
    cacheOf().set('a', 'body', PERSISTENT);
    clock.now += 60_000;
    expect(cacheOf().get('a', PERSISTENT)).toBe('body');
    expect(cacheOf().get('a', POLICY)).toBeUndefined();
    clock.now += 1;
    expect(cacheOf().get('a', PERSISTENT)).toBeUndefined();
    expect([...content.keys()]).toEqual([]);
  });

  it('an answer that is kept in memory only is not stored', () => {
    const { content, cacheOf } = loaded();
    cacheOf().set('a', 'body', POLICY);
    expect(content.size).toBe(0);
  });

  it('a deleted answer is gone after a reload too', () => {
    const { content, cacheOf } = loaded();
    const cache = cacheOf();
    cache.set('a', 'body', PERSISTENT);
    cache.set('b', 'body', PERSISTENT);
    cache.delete('a');
    expect([...content.keys()]).toEqual([`${STORAGE_PREFIX}b`]);
  });

  it('clear removes every answer and nothing else', () => {
    const { content, cacheOf } = loaded({ theirs: 'x' });
    const cache = cacheOf();
    cache.set('a', 'body', PERSISTENT);
    cache.set('b', 'body', PERSISTENT);
    cache.clear();
    expect([...content.keys()]).toEqual(['theirs']);
  });

  it.each(['{', '5', '{}'])('the broken entry %s counts as missing', (entry) => {
    expect(
      loaded({ [`${STORAGE_PREFIX}a`]: entry })
        .cacheOf()
        .get('a', PERSISTENT),
    ).toBeUndefined();
  });

  it('nothing is stored while the storage holds more than the limit', () => {
    // Browsers count two bytes per character, in keys and values.
    const free = { k: 'x'.repeat(MAX_STORAGE_BYTES / 2 - 1) };
    expect(storageBytes(loaded(free).storage)).toBe(MAX_STORAGE_BYTES);
    for (const [entries, stored] of [
      [free, true],
      [{ k2: free.k }, false],
    ] as const) {
      const { content, cacheOf } = loaded(entries);
      cacheOf().set('a', 'body', PERSISTENT);
      expect(content.has(`${STORAGE_PREFIX}a`)).toBe(stored);
    }
  });

  it('forbidden storage is not an error', () => {
    const cache = new ResponseCache(() => {
      throw new Error('forbidden');
    });
    cache.set('a', 'body', PERSISTENT);
    expect(cache.get('a', PERSISTENT)).toBe('body');
    cache.delete('a');
    expect(cache.get('a', PERSISTENT)).toBeUndefined();
  });
});
