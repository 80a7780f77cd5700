import { expect, it } from 'vitest';
import { MAX_ENTRIES, ResponseCache } from './response-cache';

/** The cache by itself; `client-cache.test.ts` tests it with the client, over real HTTP. */
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
