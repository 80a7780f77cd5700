import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearMemory } from '../lib/member-memory';
import { call } from './client';
import { dropEarly, isWaiting, sendEarly } from './early';
import { defineEndpoint } from './endpoint';
import { buildRequest } from './request';
import { ok, silence, wireOfThisFile } from './testing/wire';

const wire = wireOfThisFile();
const row = defineEndpoint({
  method: 'POST',
  path: '/status',
  summary: 'A call of this test.',
  request: z.object({ part: z.optional(z.string()) }),
  response: z.object({ level: z.string() }),
  provenance: { request: 'assumed', response: 'assumed' },
  forAnyMember: true,
});
const CONTEXT = { language: 'en', platform: 'pc', shellUserAgent: undefined, sdkSession: undefined } as const;
const send = (input = {}) => sendEarly(buildRequest(row, input, CONTEXT), wire.base);

afterEach(() => {
  dropEarly();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an early request', () => {
  it('answers the first call with the same input, which sends nothing', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    send({ part: 'a' });
    expect(await call(row, { part: 'a' })).toEqual({ level: 'LEVEL_1' });
    expect(wire.received).toHaveLength(1);
    expect(wire.last).toMatchObject({ method: 'POST', url: '/status', body: '{"part":"a"}' });
    expect(wire.last.headers).toMatchObject({ platform: 'pc', 'content-type': 'application/json' });
  });

  it('is reported with the duration of the server, not with the time until it was used', async () => {
    const onRequest = vi.fn();
    wire.configure({ onRequest });
    wire.answer = ok({ level: 'LEVEL_1' });
    vi.useFakeTimers({ toFake: ['performance'] });
    await send().response;
    vi.advanceTimersByTime(5000);
    await call(row, {});
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'ok', durationMs: 0 }));
  });

  it('of a GET has its input in the query', async () => {
    const get = defineEndpoint({ ...row, method: 'GET' });
    wire.answer = ok({ level: 'LEVEL_1' });
    sendEarly(buildRequest(get, { part: 'a b' }, CONTEXT), wire.base);
    expect(await call(get, { part: 'a b' })).toEqual({ level: 'LEVEL_1' });
    expect(wire.received.map(({ method, url }) => [method, url])).toEqual([['GET', '/status?part=a+b']]);
  });

  it.each([
    [true, 'include'],
    [false, 'omit'],
  ])('of a row with credentials %s: cookies %s', async (credentials, expected) => {
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    await sendEarly(buildRequest({ ...row, credentials }, {}, CONTEXT), 'http://api').response;
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      'http://api/status',
      expect.objectContaining({ credentials: expected }),
    );
  });

  it('is used once: the next call sends a request', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    send();
    await call(row, {});
    wire.answer = ok({ level: 'LEVEL_2' });
    expect(await call(row, {})).toEqual({ level: 'LEVEL_2' });
    expect(wire.received).toHaveLength(2);
  });

  it.each([
    ['other input', { part: 'b' }, {}],
    ['a call that wants a fresh answer', {}, { fresh: true }],
  ])('is not used for %s', async (_what, input, options) => {
    wire.answer = ok({ level: 'LEVEL_1' });
    send();
    await wire.arrivals(1);
    await call(row, input, options);
    expect(wire.received).toHaveLength(2);
  });

  it.each([
    ['is dropped with the data of the member', clearMemory],
    ['is dropped when the first screen is complete', dropEarly],
  ])('%s', async (_what, drop) => {
    wire.answer = ok({ level: 'LEVEL_1' });
    send();
    await wire.arrivals(1);
    drop();
    wire.answer = ok({ level: 'LEVEL_2' });
    expect(await call(row, {})).toEqual({ level: 'LEVEL_2' });
  });

  it('times out, counted from when it was sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    wire.configure({ timeoutMs: 1000 });
    wire.answer = silence;
    send();
    await vi.advanceTimersByTimeAsync(600);
    const early = call(row, {});
    const failed = expect(early).rejects.toMatchObject({ kind: 'timeout', message: 'timeout of 1000ms exceeded' });
    await vi.advanceTimersByTimeAsync(400);
    await failed;
  });
});

describe('an early request for a screen that may be opened next', () => {
  const sendKept = (keptMs: number) => sendEarly(buildRequest(row, {}, CONTEXT), wire.base, keptMs);

  it('answers a call within its time, and none after it', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sendKept(1000);
    vi.advanceTimersByTime(999);
    await call(row, {});
    expect(wire.received).toHaveLength(1);
    await sendKept(1000).response;
    vi.advanceTimersByTime(1000);
    expect(isWaiting(buildRequest(row, {}, CONTEXT))).toBe(false);
  });

  it('does not end a newer one for the same call', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const older = sendKept(1000);
    vi.advanceTimersByTime(900);
    const newer = sendKept(1000);
    vi.advanceTimersByTime(100);
    expect(isWaiting(buildRequest(row, {}, CONTEXT))).toBe(true);
    await Promise.all([older.response, newer.response]);
  });

  it('is dropped when a call has changed something on the server', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    await sendKept(60_000).response;
    await call(defineEndpoint({ ...row, path: '/change', forAnyMember: false }), {});
    expect(isWaiting(buildRequest(row, {}, CONTEXT))).toBe(false);
    await call(row, {});
    expect(wire.received.map(({ url }) => url)).toEqual(['/status', '/change', '/status']);
  });
});
