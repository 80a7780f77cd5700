import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { LoggedRequest } from './request-log';
import { Session } from './session';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const REQUEST = {
  method: 'POST',
  url: 'http://api2.harness.localhost/v3/private/kyc/kyc-info',
  host: 'api2.harness.localhost',
  path: '/v3/private/kyc/kyc-info',
  query: {},
  headers: {},
  body: undefined,
  mode: 'web',
} as const;

/** A session in Turkey with a listener, and a call that hangs. */
function withCall() {
  const session = new Session({ site: 'TUR' });
  const told: LoggedRequest[] = [];
  const listener = Object.assign(new EventEmitter(), {
    writeHead: () => {},
    writableLength: 0,
    destroy: () => {},
    write: (frame: string) => {
      const [event, data] = frame.split('\n');
      if (event === 'event: request') told.push(JSON.parse(data?.slice('data: '.length) ?? '') as LoggedRequest);
    },
  });
  session.events.open(listener as unknown as ServerResponse, []);
  const call = session.arrived(REQUEST);
  call.entry.endpoint = KYC_INFO;
  const end = () => call.end({ status: 200, response: '{}' });
  const shown = () =>
    session.coverage.states().map(({ scenario, calls }) => [scenario.site, ...calls] as readonly string[]);
  return { session, told, end, shown };
}

it('a call counts for the scenario of its arrival, and is told once, when it has ended', () => {
  const { session, told, end, shown } = withCall();
  end();
  // Such as the end of its connection.
  end();
  expect(shown()).toEqual([['TUR', KYC_INFO]]);
  expect(told).toMatchObject([{ status: 200 }]);
  session.close();
});

it('a call that hangs over a change of scenario counts for the one before; the log goes on', () => {
  const { session, told, end, shown } = withCall();
  expect(session.merge({ site: 'HKG' }).ok).toBe(true);
  end();
  expect(shown()).toEqual([['TUR', KYC_INFO]]);
  expect(told).toMatchObject([{ status: 200 }]);
  expect(session.log.list()).toMatchObject([{ status: 200 }]);
  session.close();
});

it.each([
  ['a new scenario', (session: Session) => void session.replace({ site: 'HKG' })],
  ['the same scenario anew', (session: Session) => void session.replace({ site: 'TUR' })],
  ['an emptied log', (session: Session) => session.log.clear()],
])('a call that hangs over %s counts for the one before, and does not come back to the log', (_what, start) => {
  const { session, told, end, shown } = withCall();
  start(session);
  end();
  expect(shown()).toEqual([['TUR', KYC_INFO]]);
  expect([told, session.log.list()]).toEqual([[], []]);
  session.close();
});
