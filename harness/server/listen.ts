import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PortTakenError } from '../kit/errors';

export interface Listening {
  readonly port: number;
  readonly servers: readonly Server[];
  readonly ipv6: boolean;
}

/** Machines without IPv6 loopback. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPROTONOSUPPORT']);
const ATTEMPTS = 20;
/** More than the nginx file of `src/deploy` allows: four lines of 16 KiB. */
const MAX_HEADER_BYTES = 80 * 1024;

/**
 * 127.0.0.1 and ::1, because browsers resolve `*.localhost` to either. Port 0 takes any port free on both. @throws
 * {PortTakenError}
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
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, listener).listen({
    host,
    port,
    ipv6Only: host === '::1',
  });
  await once(server, 'listening');
  return server;
}

/** Closes open connections too. */
export async function closeServer(server: Server): Promise<void> {
  server.close().closeAllConnections();
  await once(server, 'close');
}
