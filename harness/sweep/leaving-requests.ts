import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests of a browser to other machines, which are refused. */
export interface LeavingRequests {
  /** Address of the proxy that the browser has to use. Browsers ask no proxy for hosts of their own machine. */
  readonly proxy: string;
  /** Returns the addresses since the last call. Of encrypted requests, only the host is known. */
  readonly take: () => string[];
  readonly close: () => Promise<void>;
}

/** Starts a proxy that refuses every request and records its address. */
export async function watchLeavingRequests(): Promise<LeavingRequests> {
  let urls: string[] = [];
  const server = createServer((req, res) => {
    urls.push(req.url ?? '');
    res.writeHead(502, { 'content-length': 0 }).end();
  });
  server.on('connect', (req, socket) => {
    urls.push(`https://${req.url}/`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = urls;
      urls = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
