import { request } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { CONTROL_PATH } from '../core/hosts';
import { api, control } from './testing/client';
import { harnessOfThisFile } from './testing/harness';

const harness = harnessOfThisFile();
const open: { destroy(): void }[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.destroy();
});

/** `next` resolves with the data of the next event with a name. */
async function listen() {
  const received: { name: string; data: never }[] = [];
  let wake = () => {};
  await new Promise<void>((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port: harness().port, path: `${CONTROL_PATH}/events`, agent: false },
      (res) => {
        expect(res.headers['content-type']).toContain('text/event-stream');
        let rest = '';
        res.on('error', () => {});
        res.setEncoding('utf8').on('data', (chunk: string) => {
          const frames = (rest + chunk).split('\n\n');
          rest = frames.pop() ?? '';
          for (const frame of frames) {
            const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
            received.push({ name, data: JSON.parse(data) as never });
          }
          wake();
          resolve();
        });
      },
    );
    open.push(sent);
    sent.end();
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they test
  return async (name: string): Promise<any> => {
    for (;;) {
      const index = received.findIndex((event) => event.name === name);
      if (index !== -1) return received.splice(index, 1)[0]?.data;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}

it('sends the present state, and then what happens', async () => {
  const { port } = harness();
  const next = await listen();
  expect((await next('scenario')).scenario.site).toBe('NONE');
  expect((await next('state')).session.signedIn).toBe(true);

  await control(port, '/scenario', { method: 'PATCH', body: { site: 'TUR' } });
  expect(await next('scenario')).toMatchObject({ scenario: { site: 'TUR' }, effect: 'reopen', restarts: false });
  expect((await next('state')).site).toBe('TUR');

  await api(port, 'POST', '/logout');
  expect(await next('started')).toMatchObject({ endpoint: 'POST /logout', status: null, ms: null });
  expect(await next('request')).toMatchObject({ endpoint: 'POST /logout', status: 200, fault: null });
  expect((await next('state')).session.signedIn).toBe(false);
});

it('reports a request that is never answered', async () => {
  const { port } = harness();
  await control(port, '/scenario', { method: 'PUT', body: { faults: [{ kind: 'timeout' }] } });
  const next = await listen();
  const hanging = request({
    host: '127.0.0.1',
    port,
    path: '/v2/private/user/profile',
    headers: { host: 'api2.harness.localhost' },
  });
  hanging.on('error', () => {});
  hanging.end();
  expect(await next('request')).toMatchObject({ fault: 'timeout', status: null, ms: null });
  hanging.destroy();
  expect(await next('request')).toMatchObject({ fault: 'timeout', status: null, ms: expect.any(Number) });
});

it('reports what starts over: a scenario that is put, and a log that is cleared', async () => {
  const { port } = harness();
  const next = await listen();
  const first = await next('scenario');
  await control(port, '/scenario', { method: 'PUT', body: {} });
  const second = await next('scenario');
  expect(second).toMatchObject({ restarts: true, effect: 'reopen', startedAt: first.startedAt });
  expect(second.revision).toBeGreaterThan(first.revision);
  await control(port, '/requests', { method: 'DELETE' });
  expect(await next('cleared')).toEqual({});
});
