import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from '../../server/listen';

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
    /** For the browser's proxy setting. Browsers bypass it for local hosts. */
    proxy: `http://127.0.0.1:${port}`,
    /** Addresses since the last call. Encrypted requests reveal only the host. */
    take: () => {
      const taken = urls;
      urls = [];
      return taken;
    },
    close: () => closeServer(server),
  };
}
