import { connect, type Socket } from 'node:net';

/**
 * The side that asks, in a process of its own, over bare sockets: an HTTP client in the language of the servers would cost as
 * much as the servers, and the figure would be the client's. Takes a `LoadOrder` as its one argument and prints
 * `LoadFigures`, both as JSON.
 */

export interface LoadOrder {
  readonly port: number;
  /** Value of the Host header. */
  readonly host: string;
  readonly path: string;
  readonly body: string;
  readonly connections: number;
  /** Milliseconds: before the measuring, and of it. */
  readonly warmUpMs: number;
  readonly durationMs: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** All calls, those of the warm-up too. */
  readonly calls: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** Asks over one connection, one request after the other, until `end`; the times go to `times` from `from` on. Resolves with the calls. */
function ask(request: Buffer, order: LoadOrder, from: number, end: number, times: number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let calls = 0;
    const socket: Socket = connect({ port: order.port, host: '127.0.0.1', noDelay: true });
    let got: Buffer = Buffer.alloc(0);
    let sent = 0;
    const next = () => {
      sent = performance.now();
      socket.write(request);
    };
    socket.once('connect', next);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection that was to be kept alive')));
    socket.on('data', (chunk: Buffer) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      const headEnd = got.indexOf(END_OF_HEAD);
      if (headEnd === -1) return;
      const head = got.toString('latin1', 0, headEnd);
      const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1]);
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
        return void socket.destroy(new Error(`Not an answer to measure:\n${head}`));
      }
      if (got.length < headEnd + END_OF_HEAD.length + length) return;
      got = Buffer.alloc(0);
      calls += 1;
      const now = performance.now();
      if (now >= from) times.push(now - sent);
      if (now < end) return next();
      socket.removeAllListeners('close').destroy();
      resolve(calls);
    });
  });
}

const order = JSON.parse(process.argv[2] ?? '{}') as LoadOrder;
const request = Buffer.from(
  `POST ${order.path} HTTP/1.1\r\nhost: ${order.host}\r\naccept: application/json\r\ncontent-type: application/json\r\n` +
    `content-length: ${Buffer.byteLength(order.body)}\r\nconnection: keep-alive\r\n\r\n${order.body}`,
);
const from = performance.now() + order.warmUpMs;
const times: number[] = [];
const asking = Array.from({ length: order.connections }, () =>
  ask(request, order, from, from + order.durationMs, times),
);
const calls = (await Promise.all(asking)).reduce((sum, one) => sum + one, 0);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
const figures: LoadFigures = {
  perSecond: (times.length / order.durationMs) * 1000,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  calls,
};
console.log(JSON.stringify(figures));
