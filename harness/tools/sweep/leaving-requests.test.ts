import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type LeavingRequests, watchLeavingRequests } from './leaving-requests';

let leaving: LeavingRequests | undefined;

afterEach(() => leaving?.close());

/** Resolves with the status of the proxy's answer to a plain request. */
function ask(proxy: string, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(proxy);
    request({ hostname, port, path: url }, (res) => resolve(res.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

/** Sends CONNECT, as for an encrypted request; resolves when the proxy has closed the connection. */
function askForConnection(proxy: string, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(proxy);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    );
    socket.on('close', () => resolve()).on('error', reject);
  });
}

describe('requests that would leave the machine', () => {
  it('are refused and recorded, each once', async () => {
    leaving = await watchLeavingRequests();
    expect(leaving.take()).toEqual([]);
    expect(await ask(leaving.proxy, 'http://example.com/picture.png')).toBe(502);
    await askForConnection(leaving.proxy, 'example.org:443');
    expect(leaving.take()).toEqual(['http://example.com/picture.png', 'https://example.org:443/']);
    expect(leaving.take()).toEqual([]);
  });
});
