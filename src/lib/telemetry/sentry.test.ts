import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scrubEvent, scrubMetric, text } from './scrub';
import { createSentrySink } from './sentry';

const bodies: string[] = [];
const ingest = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  bodies.push(`${request.url}\n${body}`);
  response.end('{}');
});
beforeAll(() => new Promise<void>((resolve) => ingest.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  ingest.closeAllConnections();
  ingest.close();
});

const SECRETS = ['ada@example.com', 'Lovelace', 'eyJhbGciOiJIUzI1NiJ9', '4929123456', 'token=', 'redirect_url'];

it('sends an error with class, stack and listed tags, without personal data', async () => {
  const { port } = ingest.address() as AddressInfo;
  const sink = createSentrySink({ dsn: `http://key@127.0.0.1:${port}/1`, environment: 'test', release: '1.2.3' });
  const error = new TypeError(
    'No "Lovelace" at https://x.example/a?token=eyJhbGciOiJIUzI1NiJ9.abc#redirect_url for ada@example.com 4929123456',
  );
  sink.report({
    kind: 'unhandled',
    error,
    message: '',
    facts: { endpoint: 'GET /x', code: 5, name: 'Lovelace' } as never,
  });
  await vi.waitFor(() => expect(bodies).toHaveLength(1), 5000);
  const [sent = ''] = bodies;
  expect(sent).toContain('/api/1/envelope/');
  expect(sent).toContain('TypeError');
  expect(sent).toContain('"endpoint":"GET /x"');
  expect(sent).toContain('"release":"1.2.3"');
  expect(sent).toContain('sentry.test.ts');
  for (const secret of SECRETS) expect(sent).not.toContain(secret);
});

it('sends a problem without an error by its description', async () => {
  const { port } = ingest.address() as AddressInfo;
  const sink = createSentrySink({ dsn: `http://key@127.0.0.1:${port}/2`, environment: 'test', release: '1.2.3' });
  sink.report({ kind: 'config', message: 'refused: links.home', error: 'no error', facts: { fields: 'links.home' } });
  const sent = await vi.waitFor(() => {
    const body = bodies.find((one) => one.includes('/api/2/'));
    if (body === undefined) throw new Error('nothing was sent');
    return body;
  }, 5000);
  expect(sent).toContain('"message":"refused: links.home"');
  expect(sent).toContain('"level":"error"');
  expect(sent).toContain('"kind":"config"');
});

it('sends the durations of requests, with the endpoint and the outcome', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = ingest.address() as AddressInfo;
  const sink = createSentrySink({ dsn: `http://key@127.0.0.1:${port}/3`, environment: 'test', release: '1.2.3' });
  sink.timing({ endpoint: 'GET /x', outcome: 'ok', durationMs: 7 });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const sent = await vi.waitFor(() => {
    const body = bodies.find((one) => one.includes('/api/3/'));
    if (body === undefined) throw new Error('nothing was sent');
    return body;
  }, 5000);
  const [item] = (JSON.parse(sent.trim().split('\n').at(-1) ?? '') as { items: unknown[] }).items;
  expect(item).toMatchObject({
    name: 'request.duration',
    value: 7,
    unit: 'millisecond',
    attributes: { endpoint: { value: 'GET /x' }, outcome: { value: 'ok' } },
  });
});

it('keeps only listed fields of an event', () => {
  const event = {
    event_id: 'e',
    level: 'error',
    message: 'plain',
    user: { id: 'm-1' },
    request: { url: 'https://x?token=1', data: 'body' },
    breadcrumbs: [{ message: 'typed Ada' }],
    extra: { a: 1 },
    contexts: { state: {} },
    server_name: 'x',
    tags: { kind: 'unhandled', secret: 's' },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'Ada Lovelace',
          stacktrace: { frames: [{ filename: 'https://x/a.js?v=1', lineno: 1, vars: { a: 1 }, context_line: 'code' }] },
        },
      ],
    },
  };
  expect(scrubEvent(event)).toStrictEqual({
    event_id: 'e',
    level: 'error',
    message: 'plain',
    tags: { kind: 'unhandled' },
    exception: { values: [{ type: 'Error', stacktrace: { frames: [{ filename: 'https://x/a.js', lineno: 1 }] } }] },
  });
});

it('keeps only listed attributes of a metric', () => {
  const metric = {
    name: 'request.duration',
    value: 5,
    type: 'distribution',
    unit: 'millisecond',
    attributes: { endpoint: 'GET /x', 'user.id': 'm-1' },
  };
  expect(scrubMetric(metric).attributes).toEqual({ endpoint: 'GET /x' });
});

it.each([
  ['at https://a.example/b?x=1#y now', 'at https://a.example/b now'],
  ['at /auth/sdk?token=abc now', 'at /auth/sdk now'],
  ['mail ada@example.com', 'mail [email]'],
  ["reading 'name'", "reading '…'"],
  ['card 4929123456', 'card [number]'],
  ['the response breaks the contract: result.level', 'the response breaks the contract: result.level'],
  ['GET /v3/private/kyc/get-supported-ip-country-code', 'GET /v3/private/kyc/get-supported-ip-country-code'],
])('scrubs "%s" to "%s"', (from, to) => {
  expect(text(from)).toBe(to);
});
