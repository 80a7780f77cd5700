import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile } from '../../harness/kit/files';
import { fillInitialConfig } from '../../src/deploy/page';
import { BASE_PATH } from '../../src/domain/initial-config';

const PROXY_PATH = '/cross-api';

/**
 * The browser blocks other hosts, so all calls use the proxy. The policy refuses inline style and script, as an
 * outdated policy would.
 */
const POLICY = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

export interface ProxiedCall {
  readonly call: string;
  readonly status: number;
  /** Reported by Prism; undefined for none. */
  readonly violations: string | undefined;
}

/** A minimal production host without the harness: static files with an initial config, and a proxy to an API. */
export class ContractHost {
  /** Answered calls, oldest first. */
  readonly calls: ProxiedCall[] = [];
  readonly #server = createServer((req, res) => this.#answer(req, res));

  constructor(
    private readonly distDir: string,
    private readonly apiPort: number,
  ) {}

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
    if (below === undefined || /\.\w+$/.test(below)) return void res.writeHead(404).end();
    const index = await findFile(this.distDir, '/index.html');
    const page = index && fillInitialConfig(index.bytes.toString(), { environment: 'test', crossApiPath: PROXY_PATH });
    if (page === undefined) return void res.writeHead(500).end('No build in dist/: run npm run build');
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }).end(page);
  }

  #pass(req: IncomingMessage, res: ServerResponse, path: string): void {
    // Prism answers no call without the session that the contract asks for.
    const headers = { ...req.headers, cookie: 'session=member', host: `127.0.0.1:${this.apiPort}` };
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
