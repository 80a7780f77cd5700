import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Pages to compare with: one script each, by the same Vite. */
const PEERS = {
  react: 'react-alone.tsx',
  /** The floor: the start's packages with a typical use. */
  floor: 'floor.tsx',
} as const;

export type PeerName = keyof typeof PEERS;

export async function peerScript(name: PeerName): Promise<string> {
  const folder = join(import.meta.dirname, '..');
  const built = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(folder, PEERS[name]), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  return chunks.map(({ code }) => code).join('\n');
}

/** Serves the peers with brotli. */
export async function servePeers(): Promise<{ readonly server: Server; readonly port: number }> {
  const files = new Map<string, { readonly type: string; readonly body: Buffer }>();
  for (const name of Object.keys(PEERS) as PeerName[]) {
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><div id="root"></div>
<script type="module" src="/${name}.js"></script></html>`;
    files.set(`/${name}`, { type: 'text/html', body: Buffer.from(page) });
    files.set(`/${name}.js`, { type: 'text/javascript', body: brotliCompressSync(await peerScript(name)) });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) return void response.writeHead(404).end();
    const encoding = file.type === 'text/javascript' ? { 'content-encoding': 'br' } : {};
    response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, ...encoding }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
