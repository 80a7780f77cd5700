import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearMemory } from '../lib/member-memory';
import { call } from './client';
import { abortEarly, dropEarly, isWaiting, sendEarly } from './early';
import { defineEndpoint } from './endpoint';
import { buildRequest } from './request';
import { cut, json, ok, raw, silence, wireOfThisFile } from './testing/wire';

/** Requests that are sent before the client is loaded, answered by a real HTTP server. */
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
const send = (input = {}, timeoutMs = 30_000) => sendEarly(buildRequest(row, input, CONTEXT), wire.base, timeoutMs);

afterEach(() => {
  dropEarly();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an early request', () => {
  it('is answered to the first call with the same input, which sends nothing', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    send({ part: 'a' });
    expect(await call(row, { part: 'a' })).toEqual({ level: 'LEVEL_1' });
    expect(wire.received).toHaveLength(1);
    expect(wire.last).toMatchObject({ method: 'POST', url: '/status', body: '{"part":"a"}' });
    expect(wire.last.headers).toMatchObject({ platform: 'pc', 'content-type': 'application/json' });
  });

  it('is reported with the time that the server took, not with the time until it was used', async () => {
    const onRequest = vi.fn();
    wire.configure({ onRequest });
    wire.answer = ok({ level: 'LEVEL_1' });
    vi.useFakeTimers({ toFake: ['performance'] });
    await send().answer;
    vi.advanceTimersByTime(5000);
    await call(row, {});
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'ok', durationMs: 0 }));
  });

  it('of a GET has its input in the query', async () => {
    const get = defineEndpoint({ ...row, method: 'GET' });
    wire.answer = ok({ level: 'LEVEL_1' });
    sendEarly(buildRequest(get, { part: 'a b' }, CONTEXT), wire.base, 30_000);
    expect(await call(get, { part: 'a b' })).toEqual({ level: 'LEVEL_1' });
    expect(wire.received.map(({ method, url }) => [method, url])).toEqual([['GET', '/status?part=a+b']]);
  });

  it.each([
    [true, 'include'],
    [false, 'omit'],
  ])('of a row with credentials %s: cookies %s', async (credentials, expected) => {
    const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    await sendEarly(buildRequest({ ...row, credentials }, {}, CONTEXT), 'http://api', 30_000).answer;
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

  it.each([
    ['a code', json({ ret_code: 10007, ret_msg: 'no session' }), { kind: 'no-permission', ret_code: 10007 }],
    ['a status', raw(503, ''), { kind: 'http', status: 503 }],
    ['an empty body', raw(200, ''), { kind: 'non-response' }],
    ['broken JSON', raw(200, '{"ret_code"'), { kind: 'contract' }],
    ['a cut connection', cut, { kind: 'network' }],
  ])('fails like a usual call with %s', async (_what, answer, error) => {
    wire.answer = answer;
    send();
    const early = call(row, {});
    await expect(early).rejects.toMatchObject(error);
    await expect(call(row, {})).rejects.toMatchObject(error);
    expect(wire.received).toHaveLength(2);
  });

  it('fails like a usual call with a status that is accepted, but is no success', async () => {
    wire.answer = raw(404, '{"ret_code":0,"result":{"level":"LEVEL_2"}}');
    send();
    const options = { acceptStatus: () => true };
    for (const _call of ['early', 'usual']) {
      await expect(call(row, {}, options)).rejects.toMatchObject({ kind: 'non-response' });
    }
  });

  it('times out, counted from when it was sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    wire.configure({ timeoutMs: 1000 });
    wire.answer = silence;
    send({}, 1000);
    await vi.advanceTimersByTimeAsync(600);
    const early = call(row, {});
    const failed = expect(early).rejects.toMatchObject({ kind: 'timeout', message: 'timeout of 1000ms exceeded' });
    await vi.advanceTimersByTimeAsync(400);
    await failed;
  });

  it('is aborted with its call, or when the page is left', async () => {
    wire.answer = silence;
    for (const leave of ['call', 'page'] as const) {
      const controller = new AbortController();
      send();
      await wire.arrivals(1);
      const early = call(row, {}, { signal: controller.signal });
      if (leave === 'call') controller.abort();
      else abortEarly();
      await expect(early).rejects.toMatchObject({ kind: 'aborted' });
      await wire.last.closed;
      wire.received.length = 0;
    }
  });
});

describe('an early request for a screen that may be opened next', () => {
  const sendKept = (keptMs: number) => sendEarly(buildRequest(row, {}, CONTEXT), wire.base, 30_000, keptMs);

  it('is answered to a call within its time, and to none after it', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sendKept(1000);
    vi.advanceTimersByTime(999);
    await call(row, {});
    expect(wire.received).toHaveLength(1);
    await sendKept(1000).answer;
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
    await Promise.all([older.answer, newer.answer]);
  });

  it('is dropped when a call has changed something on the server', async () => {
    wire.answer = ok({ level: 'LEVEL_1' });
    await sendKept(60_000).answer;
    await call(defineEndpoint({ ...row, path: '/change', forAnyMember: false }), {});
    expect(isWaiting(buildRequest(row, {}, CONTEXT))).toBe(false);
    await call(row, {});
    expect(wire.received.map(({ url }) => url)).toEqual(['/status', '/change', '/status']);
  });
});
