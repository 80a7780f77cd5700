import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Without the query; neither decoded nor normalised. */
  readonly rawPath: string;
  readonly search: string;
  /** With the port. */
  readonly host: string;
}

export type HostHandler = (exchange: Exchange) => void | Promise<void>;

/** A HEAD request gets only the headers. */
export function send(
  { req, res }: Pick<Exchange, 'req' | 'res'>,
  status: number,
  contentType: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  res.writeHead(status, {
    'content-type': contentType,
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

export function sendText(exchange: Pick<Exchange, 'req' | 'res'>, status: number, text: string): void {
  send(exchange, status, 'text/plain; charset=utf-8', `${text}\n`, { 'cache-control': 'no-store' });
}

export function redirect({ res }: Pick<Exchange, 'res'>, status: 301 | 303 | 307, location: string): void {
  res.writeHead(status, { location, 'content-length': 0, 'cache-control': 'no-store' }).end();
}

/** Answered with 413, unless the handler catches it. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Undefined if empty. @throws {BodyTooLargeError} over `limit` bytes, without reading the rest */
export function readBody(req: IncomingMessage, limit: number): Promise<string | undefined> {
  if (req.headers['content-length'] === undefined && req.headers['transfer-encoding'] === undefined) {
    return Promise.resolve(undefined);
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else reject(new BodyTooLargeError(`A body has at most ${limit} bytes`));
    });
    req.on('end', () => resolve(chunks.length === 0 ? undefined : Buffer.concat(chunks).toString('utf8')));
    req.on('error', reject);
  });
}
