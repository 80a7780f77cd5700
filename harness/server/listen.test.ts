import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { PortTakenError } from '../kit/errors';
import { listenOnLoopback } from './listen';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const occupy = (host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    open.push(server);
    server.once('error', reject);
    server.listen({ host, port: 0, ipv6Only: true }, () => resolve((server.address() as AddressInfo).port));
  });
const failureOf = (port: number) =>
  listenOnLoopback(() => {}, port).then(
    () => undefined,
    (error: unknown) => error,
  );

it('takes one port on every loopback address', async () => {
  const { servers, port, ipv6 } = await listenOnLoopback(() => {}, 0);
  open.push(...servers);
  expect(servers.map((server) => (server.address() as AddressInfo).port)).toEqual(ipv6 ? [port, port] : [port]);
});

it('fails on a port that is taken, and suggests another one', async () => {
  const error = await failureOf(await occupy('127.0.0.1'));
  expect(error).toBeInstanceOf(PortTakenError);
  expect((error as Error).message).toContain('--port');
});

it('fails on a port that is taken only on IPv6, and leaves none half open', async ({ skip }) => {
  const port = await occupy('::1').catch(() => undefined);
  if (port === undefined) return skip('this machine has no IPv6 loopback');
  expect(await failureOf(port)).toBeInstanceOf(PortTakenError);
  const again = createServer();
  open.push(again);
  await new Promise<void>((resolve, reject) => {
    again.once('error', reject);
    again.listen(port, '127.0.0.1', resolve);
  });
  expect(again.listening).toBe(true);
});
