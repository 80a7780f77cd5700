import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { configureClient } from '../client';
import type { ErrorDisplay } from '../error-display';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Resolves when either side closes the connection. */
  readonly closed: Promise<void>;
}

type Answer = (response: ServerResponse, request: Received) => void;
type ClientConfig = Parameters<typeof configureClient>[0];

export const ok = (result: unknown): Answer => json({ ret_code: 0, ret_msg: 'OK', result });
export const json = (body: unknown): Answer => raw(200, JSON.stringify(body));
export const raw =
  (status: number, body: string): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body);
export const cut: Answer = (response) => response.socket?.destroy();
export const silence: Answer = () => {};

export class Wire {
  readonly received: Received[] = [];
  readonly shown: ErrorDisplay[] = [];
  answer: Answer = ok({});
  #waiting: (() => void)[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  configure(changes: ClientConfig = {}): void {
    configureClient({ baseUrl: this.base, onErrorDisplay: (display) => this.shown.push(display), ...changes });
  }

  /** @throws Error before the first request */
  get last(): Received {
    const last = this.received.at(-1);
    if (!last) throw new Error('No request has arrived.');
    return last;
  }

  async arrivals(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const closed = new Promise<void>((resolve) => response.on('close', resolve));
    const { method = '', url = '', headers } = request;
    const received: Received = { method, url, headers, body, closed };
    this.received.push(received);
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.answer(response, received);
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  reset(): void {
    this.received.length = 0;
    this.shown.length = 0;
    this.answer = ok({});
    this.configure();
  }
}

export function wireOfThisFile(): Wire {
  const wire = new Wire();
  beforeAll(() => wire.start());
  beforeEach(() => wire.reset());
  afterAll(() => wire.stop());
  return wire;
}

export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
