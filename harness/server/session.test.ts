import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { LoggedRequest } from '../core/logged-request';
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

it('a call counts for the scenario of its arrival, and is reported once, when it has ended', () => {
  const { session, told, end, shown } = withCall();
  end();
  // Such as the end of its connection.
  end();
  expect(shown()).toEqual([['TUR', KYC_INFO]]);
  expect(told).toMatchObject([{ status: 200 }]);
  session.close();
});

it('a call in flight during a change of scenario counts for the previous one; the log continues', () => {
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
  ['the same scenario again', (session: Session) => void session.replace({ site: 'TUR' })],
  ['an emptied log', (session: Session) => session.log.clear()],
])('a call in flight during %s counts for the previous scenario, and does not return to the log', (_what, start) => {
  const { session, told, end, shown } = withCall();
  start(session);
  end();
  expect(shown()).toEqual([['TUR', KYC_INFO]]);
  expect([told, session.log.list()]).toEqual([[], []]);
  session.close();
});
