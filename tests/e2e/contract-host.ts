import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile } from '../../harness/server/files';
import { fillInitialConfig } from '../../harness/server/initial-config';
import { BASE_PATH } from '../../src/domain/initial-config';

/** Where the page finds the API on its own host. */
const PROXY_PATH = '/cross-api';

/** Nothing but this host: a call past the proxy is refused by the browser. */
const POLICY = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

/** One call as the other side answered it. */
export interface ProxiedCall {
  readonly call: string;
  readonly status: number;
  /** What Prism found against the contract; undefined for nothing. */
  readonly violations: string | undefined;
}

/**
 * The smallest host that the product can live on: the build as static files, an initial config, and a proxy path to an
 * API. Nothing of the harness answers here, so what works on it works without the harness.
 */
export class ContractHost {
  /** Answered calls, oldest first. */
  readonly calls: ProxiedCall[] = [];
  readonly #server = createServer((req, res) => this.#answer(req, res));

  constructor(
    private readonly distDir: string,
    private readonly apiPort: number,
  ) {}

  /** Resolves with the host's origin once it listens. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #answer(req: IncomingMessage, res: ServerResponse): void {
    const target = req.url ?? '/';
    if (target.startsWith(`${PROXY_PATH}/`)) this.#pass(req, res, target.slice(PROXY_PATH.length));
    else void this.#file(res, target.split('?', 1)[0] ?? '/').catch(() => res.writeHead(500).end());
  }

  async #file(res: ServerResponse, path: string): Promise<void> {
    const below = path.startsWith(BASE_PATH) ? path.slice(BASE_PATH.length - 1) : undefined;
    const file = below === undefined ? undefined : await findFile(this.distDir, below);
    if (file) return void res.writeHead(200, { 'content-type': file.contentType }).end(file.bytes);
    // Every path without a file's ending is a screen.
    if (below === undefined || /\.\w+$/.test(below)) return void res.writeHead(404).end();
    const index = await findFile(this.distDir, '/index.html');
    const page = index && fillInitialConfig(index.bytes.toString(), { environment: 'test', crossApiPath: PROXY_PATH });
    if (page === undefined) return void res.writeHead(500).end('No build in dist/: run npm run build');
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }).end(page);
  }

  #pass(req: IncomingMessage, res: ServerResponse, path: string): void {
    const headers = { ...req.headers, host: `127.0.0.1:${this.apiPort}` };
    const call = `${req.method} ${path}`;
    const passed = request({ host: '127.0.0.1', port: this.apiPort, path, method: req.method, headers }, (answer) => {
      const violations = answer.headers['sl-violations'];
      this.calls.push({ call, status: answer.statusCode ?? 0, violations: violations?.toString() });
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.once('error', (error) => {
      this.calls.push({ call, status: 0, violations: error.message });
      res.writeHead(502).end();
    });
    req.pipe(passed);
  }
}
