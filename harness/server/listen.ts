import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port is in use on one of the two loopback addresses. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';

  constructor(readonly port: number) {
    super(
      `Port ${port} is taken by another program, perhaps by another harness. Stop it, or choose another port with ` +
        '--port N (0 takes any free one).',
    );
  }
}

export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
  /** False if the machine has no IPv6 loopback. */
  readonly ipv6: boolean;
}

/** Error codes for a machine without IPv6 loopback. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPROTONOSUPPORT']);
const ATTEMPTS = 20;

/**
 * Listens on 127.0.0.1 and on ::1, on the same port: browsers resolve `*.localhost` to either, and another program on one of them would get
 * our requests. Port 0 takes any port that is free on both.
 *
 * @throws {PortTakenError} when the port is in use on either address
 */
export async function listenOnLoopback(listener: RequestListener, port: number): Promise<Listening> {
  for (let attempt = 1; ; attempt += 1) {
    const v4 = await listen(listener, '127.0.0.1', port).catch((error) => Promise.reject(explain(error, port)));
    const bound = (v4.address() as AddressInfo).port;
    try {
      return { port: bound, servers: [v4, await listen(listener, '::1', bound)], ipv6: true };
    } catch (error) {
      if (NO_IPV6.has((error as NodeJS.ErrnoException).code ?? '')) return { port: bound, servers: [v4], ipv6: false };
      v4.close();
      if (port !== 0 || attempt === ATTEMPTS) throw explain(error, bound);
    }
  }
}

function explain(error: unknown, port: number): unknown {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new PortTakenError(port) : error;
}

async function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener).listen({ host, port, ipv6Only: host === '::1' });
  await once(server, 'listening');
  return server;
}

/** Ends a server together with its open connections. */
export async function closeServer(server: Server): Promise<void> {
  server.close().closeAllConnections();
  await once(server, 'close');
}
