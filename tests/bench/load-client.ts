import { connect, type Socket } from 'node:net';

/**
 * On plain sockets: Node's HTTP client would limit the result. Takes a `LoadOrder` and prints `LoadFigures` as JSON.
 */

export interface LoadOrder {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly body: string;
  readonly connections: number;
  readonly warmUpMs: number;
  readonly durationMs: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Including the warm-up. */
  readonly calls: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Sequential until `end`. Adds milliseconds of calls that end after `from` to `times`. Resolves with the number of
 * calls.
 */
function sendRequests(request: Buffer, order: LoadOrder, from: number, end: number, times: number[]): Promise<number> {
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
const connections = Array.from({ length: order.connections }, () =>
  sendRequests(request, order, from, from + order.durationMs, times),
);
const calls = (await Promise.all(connections)).reduce((sum, one) => sum + one, 0);
times.sort((a, b) => a - b);
const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
const figures: LoadFigures = {
  perSecond: (times.length / order.durationMs) * 1000,
  p50Ms: percentile(0.5),
  p99Ms: percentile(0.99),
  calls,
};
console.log(JSON.stringify(figures));
