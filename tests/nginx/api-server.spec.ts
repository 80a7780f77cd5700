import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { call } from '../../harness/server/testing/client';
import { parseSettings } from '../../src/deploy/settings';
import { type Certificate, makeCertificate } from './certificates';
import { freePort, startNginx } from './start-nginx';

/** Trust and forwarded data. */

const API = 'api2.example.com';
const TOKEN = 'to.the.api';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-server-'));
  mkdirSync(join(folder, 'current'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** An https server with large headers, which records requests. */
async function startApi({ certificate, key }: Certificate): Promise<{ server: Server; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (req, res) => {
    asked.push(req);
    res.setHeader('x-large', 'z'.repeat(12_000)).end('answer');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, asked };
}

/** One connection, so that one nginx process answers both. */
async function callTwice(
  port: number,
  path: string,
  { host, headers }: { host: string; headers: object },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; count < 2; count += 1) {
    await new Promise((done, fail) => {
      get({ port, path, agent, headers: { ...headers, host } }, (answer) => answer.resume().once('end', done)).once(
        'error',
        fail,
      );
    });
  }
  agent.destroy();
}

for (const { name, names, isTrusted, status } of [
  { name: 'the API itself', names: [API], isTrusted: true, status: 200 },
  { name: 'another host of a trusted authority', names: ['other.example.com'], isTrusted: true, status: 502 },
  { name: 'an impostor with the name of the API', names: [API], isTrusted: false, status: 502 },
  { name: 'an impostor with another name', names: ['other.example.com'], isTrusted: false, status: 502 },
]) {
  test(`calls reach ${name}: ${status === 200 ? 'yes' : 'no'}`, async () => {
    const shown = makeCertificate(folder, names, 'shown');
    const trusted = isTrusted ? shown : makeCertificate(folder, [API], 'trusted');
    const { server, asked } = await startApi(shown);
    const settings = parseSettings({
      listen: [`127.0.0.1:${await freePort()}`],
      sites: [
        {
          hosts: ['www.example.com'],
          initialConfig: { crossApiPath: '/api' },
          proxy: {
            to: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
            host: API,
            trust: trusted.certificate,
          },
        },
      ],
    });
    const nginx = await startNginx(folder, settings);
    try {
      const options = { host: 'www.example.com', headers: { 'kyc-access-token': TOKEN } };
      const first = await call(nginx.port, '/api/v1/a', options);
      expect([first.status, asked.map(({ url }) => url)]).toEqual([status, status === 200 ? ['/v1/a'] : []]);
      if (status !== 200) return;
      await callTwice(nginx.port, '/api/v1/b', options);
      const [a, b, c] = asked;
      expect([a?.headers.host, a?.headers['kyc-access-token'], first.headers['x-large']]).toEqual([
        API,
        TOKEN,
        'z'.repeat(12_000),
      ]);
      // Request numbers differ, even over one shared connection.
      expect(a?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(a?.headers['x-request-id']).not.toBe(b?.headers['x-request-id']);
      expect(b?.socket).toBe(c?.socket);
    } finally {
      await nginx.stop();
      server.close().closeAllConnections();
    }
  });
}

test('without a file of trusted authorities the API is checked against the public ones', async () => {
  const { server, asked } = await startApi(makeCertificate(folder, [API]));
  const proxy = { to: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, host: API };
  const nginx = await startNginx(
    folder,
    parseSettings({
      listen: [`127.0.0.1:${await freePort()}`],
      sites: [{ hosts: ['www.example.com'], initialConfig: { crossApiPath: '/api' }, proxy }],
    }),
  );
  try {
    expect([(await call(nginx.port, '/api/v1/a', { host: 'www.example.com' })).status, asked]).toEqual([502, []]);
  } finally {
    await nginx.stop();
    server.close().closeAllConnections();
  }
});
