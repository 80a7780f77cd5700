import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearMemory } from '../lib/member-memory';
import { call } from './client';
import { defineEndpoint, type EndpointRow } from './endpoint';
import { endpoints } from './endpoints';
import { MAX_ENTRIES, MAX_STORAGE_BYTES, storageBytes } from './response-cache';
import { json, memoryStorage, ok, raw, wireOfThisFile } from './testing/wire';

/** How answers are kept (spec 7, spec 9), told by what arrives at a real HTTP server. */
const wire = wireOfThisFile();
let storage = memoryStorage();
const START = 1_000_000;

beforeEach(() => {
  // The clock alone: the sockets keep their timers.
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
  it('keeps an answer for 60 seconds', async () => {
    await call(memory, {});
    vi.setSystemTime(START + 60_000);
    expect(await call(memory, {})).toEqual({ n: 1 });
    expect(sent()).toBe(1);
    vi.setSystemTime(START + 60_001);
    await call(memory, {});
    expect(sent()).toBe(2);
  });

  it('keeps the 20 answers that were used last', async () => {
    expect(MAX_ENTRIES).toBe(20);
    for (let page = 1; page <= 20; page += 1) await call(memory, { page });
    await call(memory, { page: 1 });
    expect(sent()).toBe(20);
    // The 21st pushes out page 2: page 1 has been used since.
    await call(memory, { page: 21 });
    await call(memory, { page: 1 });
    expect(sent()).toBe(21);
    await call(memory, { page: 2 });
    expect(sent()).toBe(22);
  });

  it('keeps nothing of a row that does not ask for it, and nothing but GETs', async () => {
    const plain = kept(undefined);
    const post = { ...memory, method: 'POST' as const };
    for (const endpoint of [plain, plain, post, post]) await call(endpoint, {});
    expect(sent()).toBe(4);
  });

  it('asks again in another language, for a fresh answer, and after everything was forgotten', async () => {
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
  /** A page that is loaded anew has an empty memory. */
  const reload = () => wire.configure({ storage: () => storage });

  it('keeps an answer over a reload until its lifetime ends', async () => {
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

  it('holds nothing personal, whatever the row asks for', async () => {
    await call(kept({ lifetimeMs: 60_000, persistent: true }, true), {});
    expect(storage.length).toBe(0);
  });

  it('holds nothing of a call in SDK mode: its key has the token in it', async () => {
    wire.configure({ storage: () => storage, sdkSession: () => ({ token: 'secret', origin: 'o', business: 'b' }) });
    await call(persistent, {});
    await call(persistent, {});
    expect(sent()).toBe(1);
    expect(storage.length).toBe(0);
  });

  it('counts for nothing when what it holds breaks the contract by now', async () => {
    await call(persistent, {});
    const key = storage.key(0) ?? '';
    storage.setItem(key, JSON.stringify({ body: '{"ret_code":0,"result":{"n":"x"}}', expires: START + 1000 }));
    reload();
    expect(await call(persistent, {})).toEqual({ n: 1 });
    expect(sent()).toBe(2);
  });

  it('may be missing or forbidden', async () => {
    wire.configure({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await call(persistent, {})).toEqual({ n: 1 });
  });
});

describe('after a failure', () => {
  it('forgets the answer that was kept', async () => {
    await call(memory, {});
    wire.answer = raw(500, '');
    await expect(call(memory, {}, { fresh: true })).rejects.toMatchObject({ kind: 'http' });
    wire.answer = ok({ n: 2 });
    expect(await call(memory, {})).toEqual({ n: 2 });
  });

  it('keeps the profile, alone of all rows', async () => {
    wire.answer = ok({ id: 'm-1' });
    await call(endpoints.profile, {});
    wire.answer = raw(500, '');
    await expect(call(endpoints.profile, {}, { fresh: true })).rejects.toMatchObject({ kind: 'http' });
    expect(await call(endpoints.profile, {})).toMatchObject({ id: 'm-1' });
    expect(sent()).toBe(2);
    const exempt = Object.values(endpoints).filter((row) => row.cache?.keepOnFailure);
    expect(exempt.map(({ path }) => path)).toEqual(['/v2/private/user/profile']);
  });

  it.each([10007, 33003, 10009])('forgets everything after %i, the profile too', async (ret_code) => {
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
