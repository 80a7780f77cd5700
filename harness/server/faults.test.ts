import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints';
import { parseTolerantly } from '../../src/domain/tolerant-parse';
import { FAULT_KINDS } from '../core/faults';
import { api, control } from './testing/client';
import { harnessOfThisFile } from './testing/harness';

const harness = harnessOfThisFile();
const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const set = (...faults: unknown[]) =>
  control(harness().port, '/scenario', { method: 'PUT', body: { faults } }).then(({ status }) =>
    expect(status).toBe(200),
  );
const kycInfo = (headers: Record<string, string> = {}) =>
  api(harness().port, 'POST', '/v3/private/kyc/kyc-info', { headers });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: NodeJS.ErrnoException) => error.code,
  );
const lastLogged = async () => (await control(harness().port, '/requests')).json.at(-1);
const appOrigin = () => `http://www.harness.localhost:${harness().port}`;

const tried = new Set<string>();
const kind = (name: (typeof FAULT_KINDS)[number], check: () => Promise<void>) => {
  tried.add(name);
  it(name, check);
};

beforeEach(() => set());

describe('on a socket', () => {
  kind('envelope', async () => {
    await set({ kind: 'envelope', endpoint: KYC_INFO, ret_code: 10007, ret_msg: 'Signed out' });
    const { status, text } = await kycInfo();
    expect([status, JSON.parse(text)]).toEqual([200, { ret_code: 10007, ret_msg: 'Signed out', result: null }]);
    expect(await lastLogged()).toMatchObject({ fault: 'envelope', status: 200, response: { ret_code: 10007 } });
  });

  kind('http', async () => {
    await set({ kind: 'http', endpoint: KYC_INFO, status: 502 });
    const { status, headers } = await kycInfo({ origin: appOrigin() });
    // Otherwise a browser would show a network error.
    expect([status, headers['access-control-allow-origin']]).toEqual([502, appOrigin()]);
    expect(headers['access-control-allow-credentials']).toBe('true');
  });

  kind('network', async () => {
    await set({ kind: 'network', endpoint: KYC_INFO });
    expect(await codeOf(kycInfo())).toBe('ECONNRESET');
    expect(await lastLogged()).toMatchObject({ fault: 'network', status: null, response: null });
  });

  kind('timeout', async () => {
    await set({ kind: 'timeout', endpoint: KYC_INFO });
    const sent = request({
      host: '127.0.0.1',
      port: harness().port,
      path: '/v3/private/kyc/kyc-info',
      method: 'POST',
      headers: { host: 'api2.harness.localhost' },
    });
    let heard = false;
    sent.on('response', () => {
      heard = true;
    });
    sent.on('error', () => {});
    sent.end();
    // Later calls are answered until then.
    await expect.poll(async () => (await lastLogged())?.fault).toBe('timeout');
    expect((await api(harness().port, 'GET', '/v2/private/user/profile')).status).toBe(200);
    expect([heard, sent.destroyed]).toEqual([false, false]);
    sent.destroy();
  });

  kind('empty', async () => {
    await set({ kind: 'empty', endpoint: KYC_INFO });
    const { status, text, headers } = await kycInfo();
    expect([status, text, headers['content-length']]).toEqual([200, '', '0']);
  });

  kind('malformed', async () => {
    await set({ kind: 'malformed', endpoint: KYC_INFO });
    const { status, text } = await kycInfo();
    expect([status, text.slice(0, 12)]).toEqual([200, '{"ret_code":']);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  kind('slow', async () => {
    await set({ kind: 'slow', endpoint: KYC_INFO, ms: 120 });
    const started = performance.now();
    expect(JSON.parse((await kycInfo()).text).ret_code).toBe(0);
    expect(performance.now() - started).toBeGreaterThanOrEqual(118);
    expect((await lastLogged()).ms).toBeGreaterThanOrEqual(118);
  });

  kind('wrong-shape', async () => {
    await set({ kind: 'wrong-shape', endpoint: KYC_INFO });
    const { ret_code, result } = JSON.parse((await kycInfo()).text);
    expect(ret_code).toBe(0);
    expect(parseTolerantly(endpoints.kycInfo.response, result).success).toBe(false);
  });

  kind('offline-after', async () => {
    await set({ kind: 'offline-after', count: 2 });
    const codes = [];
    for (let count = 0; count < 4; count += 1) codes.push(await codeOf(kycInfo()));
    expect(codes).toEqual(['answered', 'answered', 'ECONNRESET', 'ECONNRESET']);
  });

  it('every kind was tried', () => {
    expect([...tried].sort(), 'a test above for each kind in core/faults.ts').toEqual([...FAULT_KINDS].sort());
  });
});

describe('how far a fault goes', () => {
  it('strikes so many times', async () => {
    await set({ kind: 'http', status: 500, times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await kycInfo()).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('strikes only its endpoint, under its SDK path too', async () => {
    await set({ kind: 'http', status: 500, endpoint: KYC_INFO });
    const { port } = harness();
    expect((await api(port, 'POST', '/v1/s1/kyc/integration/info')).status).toBe(500);
    expect((await api(port, 'GET', '/v2/private/user/profile')).status).toBe(200);
  });

  it('strikes neither pages nor preflights nor the control API', async () => {
    await set({ kind: 'network' });
    const { port } = harness();
    const preflight = await api(port, 'OPTIONS', '/v3/private/kyc/kyc-info', { headers: { origin: appOrigin() } });
    expect(preflight.status).toBe(204);
    expect((await control(port, '/state')).status).toBe(200);
  });
});

describe('a cut that a retry of the browser cannot hide', () => {
  it('keeps no connection alive while a cut may follow', async () => {
    await set({ kind: 'offline-after', count: 1 });
    expect((await kycInfo({ connection: 'keep-alive' })).headers.connection).toBe('close');
    await set({ kind: 'empty' });
    expect((await kycInfo({ connection: 'keep-alive' })).headers.connection).toBe('keep-alive');
  });

  it('sends the headers first on a connection that has served before', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const once = () =>
      new Promise<{ status: number | undefined; whole: boolean }>((resolve, reject) => {
        const options = {
          agent,
          host: '127.0.0.1',
          port: harness().port,
          path: '/v2/private/user/profile',
          headers: { host: 'api2.harness.localhost' },
        };
        const sent = request(options, (res) => {
          res.on('error', () => {});
          res.on('close', () => resolve({ status: res.statusCode, whole: res.complete }));
          res.resume();
        });
        sent.on('error', reject);
        sent.end();
      });
    expect(await once()).toEqual({ status: 200, whole: true });
    await control(harness().port, '/scenario', { method: 'PATCH', body: { faults: [{ kind: 'network' }] } });
    expect(await once()).toEqual({ status: 200, whole: false });
    agent.destroy();
  });

  it('sends nothing at all on a fresh one', async () => {
    await set({ kind: 'network' });
    const received = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(harness().port, '127.0.0.1', () =>
        socket.write('GET /v2/private/user/profile HTTP/1.1\r\nHost: api2.harness.localhost\r\n\r\n'),
      );
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(text));
    });
    expect(received).toBe('');
  });
});
