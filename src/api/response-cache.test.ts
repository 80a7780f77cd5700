import { expect, it } from 'vitest';
import { createMemoryCache, type Memory } from './memory-cache';
import { MAX_ENTRIES, ResponseCache } from './response-cache';

/** What is kept before the memory has arrived; what holds from then on is in `client-cache.test.ts`, over real HTTP. */
const POLICY = { lifetimeMs: 60_000, persistent: false };

function early() {
  const clock = { now: 1_000_000 };
  let arrive: () => void = () => undefined;
  let memory: Memory | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const cache = new ResponseCache(
    () => undefined,
    async (options) => {
      await arrived;
      memory = createMemoryCache(options);
      return memory;
    },
    () => clock.now,
  );
  const bring = async () => {
    arrive();
    await expect.poll(() => memory?.size).toBeDefined();
  };
  return { cache, clock, bring };
}

it('keeps an answer before the memory is here, and with the rest of its lifetime after that', async () => {
  const { cache, clock, bring } = early();
  cache.set('a', 1, POLICY);
  clock.now += 40_000;
  expect(cache.get('a', POLICY)).toBe(1);
  await bring();
  clock.now += 20_000;
  expect(cache.get('a', POLICY)).toBe(1);
  clock.now += 1;
  expect(cache.get('a', POLICY)).toBeUndefined();
});

it('forgets what is deleted or has expired before the memory is here', async () => {
  const { cache, clock, bring } = early();
  for (const key of ['a', 'b', 'c']) cache.set(key, key, POLICY);
  cache.delete('a');
  expect(cache.get('a', POLICY)).toBeUndefined();
  clock.now += 60_001;
  expect(cache.get('b', POLICY)).toBeUndefined();
  cache.set('d', 'd', POLICY);
  await bring();
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, POLICY))).toEqual([undefined, undefined, undefined, 'd']);
});

it('keeps no more than the memory would, and goes on without a memory that cannot be had', async () => {
  const cache = new ResponseCache(
    () => undefined,
    () => Promise.reject(new Error('gone after a deploy')),
  );
  const keys = Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => `${index}`);
  for (const key of keys) cache.set(key, key, POLICY);
  await Promise.resolve();
  expect(keys.filter((key) => cache.get(key, POLICY) === key)).toHaveLength(MAX_ENTRIES);
});
