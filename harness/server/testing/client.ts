import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CONTROL_PATH } from '../../engine/hosts';

/** HTTP client for the tests of the server: it can send any Host header, and sends paths without normalising them. */

export interface CallOptions {
  readonly method?: string;
  /** Host name without the port. Default: `localhost`. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, everything else as JSON. */
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

/** Sends one request on a connection of its own. Rejects with Node's error when the connection breaks. */
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

/** A call of the control API, with its answer as JSON. */
export async function control(
  port: number,
  path: string,
  options: CallOptions = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers whose shape is what they test
): Promise<{ status: number; json: any }> {
  const { status, text } = await call(port, `${CONTROL_PATH}${path}`, options);
  return { status, json: JSON.parse(text) };
}

/** A call of the API's default host. */
export function api(port: number, method: string, path: string, options: CallOptions = {}): Promise<CallResult> {
  return call(port, path, {
    method,
    host: 'api2.harness.localhost',
    ...(method !== 'GET' && { body: {} }),
    ...options,
  });
}
