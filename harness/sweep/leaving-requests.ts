import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from '../server/listen';

/** Requests of a browser to other machines, which are refused. */
export type LeavingRequests = Awaited<ReturnType<typeof watchLeavingRequests>>;

/** Starts a proxy that refuses every request and records its address. */
export async function watchLeavingRequests() {
  let urls: string[] = [];
  const server = createServer((req, res) => {
    urls.push(req.url ?? '');
    res.writeHead(502, { 'content-length': 0 }).end();
  }).listen(0, '127.0.0.1');
  server.on('connect', (req, socket) => {
    urls.push(`https://${req.url}/`);
    socket.destroy();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Address of the proxy that the browser has to use. Browsers ask no proxy for hosts of their own machine. */
    proxy: `http://127.0.0.1:${port}`,
    /** Returns the addresses since the last call. Of encrypted requests, only the host is known. */
    take: () => {
      const taken = urls;
      urls = [];
      return taken;
    },
    close: () => closeServer(server),
  };
}
