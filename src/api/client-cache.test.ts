import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearMemory } from '../lib/member-memory';
import { call } from './client';
import { defineEndpoint, type EndpointRow } from './endpoint';
import { endpoints } from './endpoints';
import { MAX_ENTRIES, MAX_STORAGE_BYTES, storageBytes } from './response-cache';
import { json, memoryStorage, ok, raw, silence, wireOfThisFile } from './testing/wire';

const wire = wireOfThisFile();
let storage = memoryStorage();
const START = 1_000_000;

beforeEach(() => {
  // Only fake the clock: connections need real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  storage = memoryStorage();
  wire.configure({ storage: () => storage });
  wire.answer = ok({ n: 1 });
});
afterEach(() => vi.useRealTimers());

const kept = (cache: EndpointRow['cache'], personal = false) =>
  defineEndpoint({
    method: 'GET',
    path: '/kept',
    summary: 'A call of this test.',
    request: z.looseObject({}),
    response: z.looseObject({ n: z.int() }),
    provenance: { request: 'assumed', response: 'assumed' },
    personal,
    ...(cache && { cache }),
  });
const memory = kept({ lifetimeMs: 60_000, persistent: false });
const persistent = kept({ lifetimeMs: 60_000, persistent: true });
const sent = () => wire.received.length;

describe('in memory', () => {
  it('returns a cached answer for 60 seconds', async () => {
    await call(memory, {});
    vi.setSystemTime(START + 60_000);
    expect(await call(memory, {})).toEqual({ n: 1 });
    expect(sent()).toBe(1);
    vi.setSystemTime(START + 60_001);
    await call(memory, {});
    expect(sent()).toBe(2);
  });

  it('marks in the browser’s timeline which call a cached answer has served, and leaves nothing there', async () => {
    const marks: unknown[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { name, detail } of list.getEntries() as PerformanceMark[]) marks.push([name, detail]);
    });
    observer.observe({ type: 'mark' });
    await call(memory, {});
    await call(memory, {});
    await expect.poll(() => marks).toEqual([['kept-answer', 'GET /kept']]);
    observer.disconnect();
    expect(performance.getEntriesByName('kept-answer')).toEqual([]);
  });

  it('keeps the 20 most recently used answers', async () => {
    expect(MAX_ENTRIES).toBe(20);
    for (let page = 1; page <= 20; page += 1) await call(memory, { page });
    await call(memory, { page: 1 });
    expect(sent()).toBe(20);
    await call(memory, { page: 21 });
    await call(memory, { page: 1 });
    expect(sent()).toBe(21);
    await call(memory, { page: 2 });
    expect(sent()).toBe(22);
  });

  it('caches only GETs whose row has a cache policy', async () => {
    const plain = kept(undefined);
    const post = { ...memory, method: 'POST' as const };
    for (const endpoint of [plain, plain, post, post]) await call(endpoint, {});
    expect(sent()).toBe(4);
  });

  it('sends a request in another language, with `fresh`, and after the cache was cleared', async () => {
    let language = 'en';
    wire.configure({ language: () => language });
    await call(memory, {});
    language = 'tr-TR';
    await call(memory, {});
    expect(sent()).toBe(2);
    await call(memory, {}, { fresh: true });
    expect(sent()).toBe(3);
    clearMemory();
    await call(memory, {});
    expect(sent()).toBe(4);
  });
});

describe('in local storage', () => {
  const reload = () => wire.configure({ storage: () => storage });

  it('returns a cached answer after a reload until its lifetime ends', async () => {
    await call(persistent, {});
    reload();
    vi.setSystemTime(START + 60_000);
    expect(await call(persistent, {})).toEqual({ n: 1 });
    expect(sent()).toBe(1);
    reload();
    vi.setSystemTime(START + 60_001);
    await call(persistent, {});
    expect(sent()).toBe(2);
  });

  it('adds nothing when local storage holds more than 4,718,592 bytes', async () => {
    expect(MAX_STORAGE_BYTES).toBe(4_718_592);
    storage.setItem('x', 'x'.repeat(MAX_STORAGE_BYTES / 2));
    expect(storageBytes(storage)).toBe(MAX_STORAGE_BYTES + 2);
    await call(persistent, {});
    expect(storage.length).toBe(1);
    clearMemory();
    storage.setItem('x', 'x'.repeat(MAX_STORAGE_BYTES / 2 - 1));
    await call(persistent, {});
    expect(storage.length).toBe(2);
  });

  it('never holds personal data, even if the row has a persistent policy', async () => {
    await call(kept({ lifetimeMs: 60_000, persistent: true }, true), {});
    expect(storage.length).toBe(0);
  });

  it('holds no answers of calls in SDK mode, whose keys contain the token', async () => {
    wire.configure({ storage: () => storage, sdkSession: () => ({ token: 'secret', origin: 'o', business: 'b' }) });
    const byToken = { ...persistent, sdkPath: '/v1/s1/x' };
    await call(byToken, {});
    await call(byToken, {});
    expect(sent()).toBe(1);
    expect(storage.length).toBe(0);
  });

  it('ignores a cached answer that does not match the schema', async () => {
    await call(persistent, {});
    const key = storage.key(0) ?? '';
    storage.setItem(key, JSON.stringify({ body: '{"ret_code":0,"result":{"n":"x"}}', expires: START + 1000 }));
    reload();
    expect(await call(persistent, {})).toEqual({ n: 1 });
    expect(sent()).toBe(2);
  });

  it('drops a cached answer that does not match the schema, even if the next call fails', async () => {
    const keeping = kept({ lifetimeMs: 60_000, persistent: true, keepOnFailure: true });
    await call(keeping, {});
    storage.setItem(
      storage.key(0) ?? '',
      JSON.stringify({ body: '{"ret_code":0,"result":{}}', expires: START + 1000 }),
    );
    reload();
    wire.answer = raw(500, '');
    await expect(call(keeping, {})).rejects.toMatchObject({ kind: 'http' });
    expect(storage.length).toBe(0);
  });

  it('is not needed: calls work if access to it is forbidden', async () => {
    wire.configure({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await call(persistent, {})).toEqual({ n: 1 });
  });
});

describe('after a failure', () => {
  it('keeps the cached answer if the call was aborted, because its screen was left', async () => {
    await call(memory, {});
    wire.answer = silence;
    const left = new AbortController();
    const aborted = call(memory, {}, { fresh: true, signal: left.signal });
    await wire.arrivals(2);
    left.abort();
    await expect(aborted).rejects.toMatchObject({ kind: 'aborted' });
    await wire.last.closed;
    expect(await call(memory, {})).toEqual({ n: 1 });
    expect(sent()).toBe(2);
  });

  it('deletes the cached answer of the endpoint', async () => {
    await call(memory, {});
    wire.answer = raw(500, '');
    await expect(call(memory, {}, { fresh: true })).rejects.toMatchObject({ kind: 'http' });
    wire.answer = ok({ n: 2 });
    expect(await call(memory, {})).toEqual({ n: 2 });
  });

  it('keeps only the cached profile', async () => {
    wire.answer = ok({ id: 'm-1' });
    await call(endpoints.profile, {});
    wire.answer = raw(500, '');
    await expect(call(endpoints.profile, {}, { fresh: true })).rejects.toMatchObject({ kind: 'http' });
    expect(await call(endpoints.profile, {})).toMatchObject({ id: 'm-1' });
    expect(sent()).toBe(2);
    const exempt = Object.values(endpoints).filter((row) => row.cache?.keepOnFailure);
    expect(exempt.map(({ path }) => path)).toEqual(['/v2/private/user/profile']);
  });

  it.each([10007, 33003, 10009])('deletes all cached answers after %i, including the profile', async (ret_code) => {
    wire.answer = ok({ id: 'm-1', n: 1 });
    await call(endpoints.profile, {});
    await call(persistent, {});
    wire.answer = json({ ret_code, ret_msg: 'no' });
    await expect(call(endpoints.logout, {})).rejects.toMatchObject({ kind: 'no-permission' });
    expect(storage.length).toBe(0);
    wire.answer = ok({ id: 'm-2', n: 2 });
    expect(await call(endpoints.profile, {})).toMatchObject({ id: 'm-2' });
  });
});
