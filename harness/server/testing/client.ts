import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CONTROL_PATH } from '../../core/hosts';

/** Can send any Host header, and does not normalise paths. */

export interface CallOptions {
  readonly method?: string;
  /** Without the port. Default: `localhost`. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings are sent unchanged, all else as JSON. */
  readonly body?: unknown;
  /** Address to connect to. Default 127.0.0.1. */
  readonly address?: string;
}

export interface CallResult {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Uses a new connection. Rejects with Node's error when it breaks. */
export function call(port: number, path: string, options: CallOptions = {}): Promise<CallResult> {
  const { method = 'GET', host = 'localhost', headers = {}, body, address = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: address, port, path, method, agent: false, headers: { host: `${host}:${port}`, ...headers } },
      (res) => {
        const { statusCode: status = 0, headers } = res;
        buffer(res).then((bytes) => resolve({ status, headers, bytes, text: bytes.toString() }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  });
}

export async function control(
  port: number,
  path: string,
  options: CallOptions = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers whose shape is what they test
): Promise<{ status: number; json: any }> {
  const { status, text } = await call(port, `${CONTROL_PATH}${path}`, options);
  return { status, json: JSON.parse(text) };
}

export function api(port: number, method: string, path: string, options: CallOptions = {}): Promise<CallResult> {
  return call(port, path, {
    method,
    host: 'api2.harness.localhost',
    ...(method !== 'GET' && { body: {} }),
    ...options,
  });
}
