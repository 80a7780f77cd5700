import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOG_LIMITS, type NewEntry, RequestLog } from './request-log';

const request: NewEntry = {
  method: 'POST',
  url: 'http://api2.harness.localhost/call',
  host: 'api2.harness.localhost',
  path: '/call',
  query: {},
  headers: { accept: '*/*' },
  body: undefined,
  mode: 'web',
};
const answered = (response: string) => ({ status: 200, response, ms: 1 });

describe('the log', () => {
  it('keeps the last requests, oldest first', () => {
    const log = new RequestLog({ ...LOG_LIMITS, entries: 3 });
    for (let count = 0; count < 10; count += 1) log.add(request);
    expect(log.list().map(({ id }) => id)).toEqual([8, 9, 10]);
  });

  it('shows texts that are not JSON unchanged', () => {
    const log = new RequestLog();
    log.end(log.add({ ...request, body: 'a=1' }), answered('{"half":'));
    expect(log.list()[0]).toMatchObject({ body: 'a=1', response: '{"half":', status: 200, ms: 1 });
    expect(new RequestLog().add(request)).toMatchObject({ status: null, ms: null, response: undefined });
  });

  it.each([
    ['JSON', JSON.stringify({ picture: 'é'.repeat(60_000) })],
    ['a text', 'é'.repeat(60_000)],
    ['characters of two halves', '😀'.repeat(30_000)],
  ])('truncates a long body that is %s, and says how long it was', (_kind, body) => {
    const log = new RequestLog();
    log.end(log.add({ ...request, body }), answered(body));
    const [line] = log.list();
    const { start } = (line?.body ?? {}) as { start: string };
    expect(line?.body).toEqual({ truncated: true, bytes: Buffer.byteLength(body), start });
    expect(line?.response).toEqual(line?.body);
    expect(start.length).toBeGreaterThan(1900);
    expect(body.startsWith(start)).toBe(true);
  });

  it('keeps a body whole up to the limit', () => {
    const body = 'x'.repeat(LOG_LIMITS.bodyBytes);
    const log = new RequestLog();
    log.add({ ...request, body });
    log.add({ ...request, body: `${body}x` });
    expect(log.list().map((line) => typeof line.body)).toEqual(['string', 'object']);
  });

  it('keeps JSON that is nested too deep to be serialised again as text', () => {
    const body = '['.repeat(5000) + ']'.repeat(5000);
    const log = new RequestLog();
    log.end(log.add({ ...request, body }), answered(body));
    expect(log.list()[0]).toMatchObject({ body, response: body });
    expect(JSON.stringify(log.list())).toContain('[[[');
  });

  it('truncates an address of any length', () => {
    const log = new RequestLog();
    const path = `/${'x'.repeat(1_000_000)}`;
    log.add({ ...request, url: `https://example.com${path}`, path, query: { a: 'x'.repeat(1_000_000) } });
    expect(JSON.stringify(log.list()).length).toBeLessThan(50_000);
  });

  it('uses no more bytes than its limit, and always keeps the newest line', () => {
    const body = fc.string({ maxLength: 300, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(fc.tuple(body, body), { minLength: 1, maxLength: 60 }), (calls) => {
        const log = new RequestLog({ entries: 20, bodyBytes: 500, totalBytes: 2000 });
        for (const [sent, received] of calls) log.end(log.add({ ...request, body: sent }), answered(received));
        const kept = log.list();
        const size = kept.reduce(
          (sum, { body, response, url, path }) =>
            sum + [body, response, url, path].reduce<number>((all, part) => all + byteLength(part), 0),
          0,
        );
        expect(kept.length === 1 || size <= 2000).toBe(true);
        expect(kept.at(-1)?.id).toBe(calls.length);
      }),
    );
  });

  it('no longer counts removed requests, or those that ended after it was cleared', () => {
    const log = new RequestLog({ entries: 1000, bodyBytes: 1000, totalBytes: 3000 });
    const body = 'x'.repeat(900);
    const waiting = log.add({ ...request, body });
    log.clear();
    log.end(waiting, answered(body));
    for (let count = 0; count < 3; count += 1) log.add({ ...request, body });
    expect(log.list()).toHaveLength(3);
    expect(waiting.status).toBe(200);
  });
});

function byteLength(part: unknown): number {
  return Buffer.byteLength(typeof part === 'string' ? part : JSON.stringify(part ?? ''));
}
