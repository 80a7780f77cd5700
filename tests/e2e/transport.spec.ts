import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Endpoint } from '../../src/api/endpoint';
import { type EndpointKey, endpoints } from '../../src/api/endpoints';

/** Calls on the wire, by axios and by the first script. */

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly fields: Readonly<Record<string, string>>;
}

/** The page's own, and the API's. */
const servers: Server[] = [];
const origins: string[] = [];
const received: IncomingHttpHeaders[] = [];
const calls: Received[] = [];

/** Reads the query or body as UTF-8. */
async function callOf(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://any.host');
  const body = Buffer.concat(chunks).toString('utf8');
  const isForm = headers['content-type']?.includes('form');
  const fields =
    method === 'GET' || isForm
      ? Object.fromEntries(method === 'GET' ? searchParams : new URLSearchParams(body))
      : JSON.parse(body || '{}');
  return { method, path: pathname, headers, fields };
}

/** Allows calls from any page. */
function corsOf({ origin = '*', ...headers }: IncomingHttpHeaders): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-allow-methods': headers['access-control-request-method'] ?? '',
  };
}

interface Sent {
  readonly outcome: string;
  readonly share?: number;
}

test.beforeAll(async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'transport/page.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const page = `<!doctype html><title>Transport</title><script>${output[0].code.replaceAll('</', '<\\/')}</script>`;
  for (const _role of ['page', 'API']) {
    const server = createServer(async (request, response) => {
      if (request.url === '/') {
        return void response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'session=1' })
          .end(page);
      }
      if (request.method === 'OPTIONS') return void response.writeHead(204, corsOf(request.headers)).end();
      if (/^\/(answered|refused|cut|silent|aborted)$/.test(request.url ?? '')) received.push(request.headers);
      // Excludes the browser's icon request.
      const call = await callOf(request);
      if (call.fields.key) calls.push(call);
      if (request.url === '/answered') response.end('{}');
      if (request.url === '/refused') response.writeHead(503).end();
      if (request.url === '/cut') response.socket?.destroy();
      if (call.fields.key) response.writeHead(200, corsOf(request.headers)).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
});

test.afterAll(() => {
  // A worker may run the file's tests in several parts, each with its own servers.
  origins.length = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const OUTCOMES = {
  '/answered': '{}',
  '/refused': 'http',
  '/cut': 'network',
  '/silent': 'timeout',
  '/aborted': 'aborted',
};

for (const isEarly of [false, true]) {
  for (const credentials of [false, true]) {
    const name = `a call ${credentials ? 'with' : 'without'} credentials that is ${isEarly ? 'waiting' : 'sent'}`;
    test(name, async ({ page }) => {
      await page.goto(origins[0] ?? '');
      for (const [path, outcome] of Object.entries(OUTCOMES)) {
        received.length = 0;
        const result = await page.evaluate(
          (args) => (window as unknown as { run(...given: typeof args): Promise<Sent> }).run(...args),
          [path, isEarly, credentials] as const,
        );
        // Only XMLHttpRequest reports progress.
        const tellsProgress = credentials && !isEarly;
        expect(result.outcome, path).toBe(outcome);
        // May be aborted before its first event.
        if (!tellsProgress) expect(result.share, path).toBeUndefined();
        else if (outcome !== 'aborted') expect(result.share, path).toEqual(expect.any(Number));
        expect(received[0], path).toMatchObject({
          'accept-language': 'ja-JP',
          'content-type': 'application/json',
          'x-client-tag': 'open-personal',
          'user-agent': expect.not.stringContaining('axios'),
        });
        expect(received[0]?.cookie, path).toBe(credentials ? 'session=1' : undefined);
      }
    });
  }
}

/** Headers that the browser sets itself, or that other assertions read. */
const OF_THE_BROWSER = /^(host|connection|user-agent|origin|referer|accept-encoding|content-length|cookie|sec-.*)$/;

/** What `row` sends at most and at least, beside the browser's headers. */
function headersOf(row: Endpoint, byToken: boolean): Record<string, string> {
  return {
    'accept-language': 'ja-JP',
    'content-type': row.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    ...Object.fromEntries(row.headers.map((name) => [name.toLowerCase(), `given ${name}`])),
    ...(row.credentials
      ? { accept: 'application/json', platform: 'tg-mini-program', 'x-user-agent': 'Shell/1' }
      : { accept: '*/*' }),
    ...(row.credentials &&
      byToken && {
        'kyc-access-token': 'secret',
        'kyc-access-origin': 'https://www.example.com',
        'kyc-access-business': 'email',
      }),
  };
}

for (const place of ['its own origin', 'another origin']) {
  for (const isEarly of [false, true]) {
    for (const byToken of [false, true]) {
      const how = `${isEarly ? 'waiting' : 'sent'}, by ${byToken ? 'token' : 'session'}`;
      test(`each call of the table to ${place}, ${how}, has its cookies, headers and characters`, async ({ page }) => {
        calls.length = 0;
        await page.goto(origins[0] ?? '');
        const made = await page.evaluate(
          (args) =>
            (window as unknown as { runTable(...given: typeof args): Promise<readonly EndpointKey[]> }).runTable(
              ...args,
            ),
          [origins[place === 'its own origin' ? 0 : 1] ?? '', isEarly, byToken] as const,
        );
        expect(made.length).toBeGreaterThan(byToken ? 5 : 40);
        expect(calls.map(({ fields }) => fields.key)).toEqual(made);
        for (const { method, path, headers, fields } of calls) {
          const row = endpoints[fields.key as EndpointKey] as unknown as Endpoint;
          const name = `${row.method} ${row.path}`;
          expect(`${method} ${path}`).toBe(byToken && row.sdkPath ? `${row.method} ${row.sdkPath}` : name);
          expect(headers.cookie, name).toBe(row.credentials ? 'session=1' : undefined);
          const ours = Object.entries(headers).filter(([header]) => !OF_THE_BROWSER.test(header));
          expect(Object.fromEntries(ours), name).toEqual(headersOf(row, byToken));
          expect(fields.words, name).toBe('Größe 東京');
        }
      });
    }
  }
}
