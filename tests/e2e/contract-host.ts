import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile } from '../../harness/server/files';
import { fillInitialConfig } from '../../src/deploy/page';
import { BASE_PATH } from '../../src/domain/initial-config';

/** Where the page finds the API on its own host. */
const PROXY_PATH = '/cross-api';

/**
 * Content security policy: the browser blocks every request to another host, so all calls go through the proxy. It does not know the style and
 * the script inside of the page either, as on a host whose policy was not renewed: the page has to work without them.
 */
const POLICY = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

/** One call and the API's answer to it. */
export interface ProxiedCall {
  readonly call: string;
  readonly status: number;
  /** Violations of the contract that Prism reports; undefined for none. */
  readonly violations: string | undefined;
}

/**
 * A minimal production host: it serves the build as static files with an initial config, and forwards a proxy path to an API.
 * It uses nothing of the harness's mock, so what works here works without the harness.
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
    // A path without a file extension is a screen.
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
