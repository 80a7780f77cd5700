import { expect, it } from 'vitest';
import type { LoggedRequest } from '../../core/logged-request';
import type { PageEvent } from '../../core/page-event';
import { reactionsOf } from './reactions';

const START = Date.parse('2026-11-20T09:00:00.000Z');
const call = (id: number, startedAfter: number, ms: number | null, endpoint: string | null = 'POST /a') =>
  ({ id, at: new Date(START + startedAfter).toISOString(), ms, endpoint, method: 'POST' }) as LoggedRequest;
const event = (kind: string, after: number, more: object = {}) =>
  ({ id: after, page: 'p', kind, at: START + after, ...more }) as PageEvent;

/** Answered 100 ms after the start. */
const FIRST = call(1, 0, 100);

it.each([
  ['nothing', [FIRST], [], [], 0],
  ['a toast', [FIRST], [event('toast', 150, { text: 'Sorry' })], ['50 showed the toast “Sorry”'], 0],
  ['a toast before the answer', [FIRST], [event('toast', 50, { text: 'Sorry' })], [], 0],
  ['a toast long after it', [FIRST], [event('toast', 10_101, { text: 'Sorry' })], [], 0],
  [
    'a redirect, with its query',
    [FIRST],
    [event('moved', 200, { address: 'http://www.harness.localhost/login?next=a' })],
    ['100 went to /login?next=a'],
    0,
  ],
  [
    'messages and acts, which are none',
    [FIRST],
    [event('message', 150), event('act', 160), event('constructor', 170)],
    [],
    0,
  ],
  ['the same call again', [FIRST, call(2, 450, 5)], [], ['350 asked again (09:00:00.450)'], 0],
  ['another call', [FIRST, call(2, 450, 5, 'POST /b')], [], [], 0],
  ['the same call that began before the answer', [FIRST, call(2, 50, 100)], [], [], 0],
  [
    'the kept answer, until the call is made again',
    [FIRST, call(2, 5000, 5)],
    [
      event('kept', 900, { endpoint: 'POST /a' }),
      event('kept', 950, { endpoint: 'POST /b' }),
      event('kept', 6000, { endpoint: 'POST /a' }),
    ],
    ['800 used this kept answer again, without a call', '4900 asked again (09:00:05.000)'],
    0,
  ],
  [
    'a toast after two answers: both are named',
    [FIRST, call(2, 10, 95, 'POST /b'), call(3, 0, null, 'POST /c')],
    [event('toast', 150, { text: 'Sorry' })],
    ['50 showed the toast “Sorry”'],
    1,
  ],
  ['a call in flight', [call(1, 0, null)], [event('toast', 150, { text: 'Sorry' })], [], 0],
  ['a page, which is not a call', [call(1, 0, 100, null)], [event('toast', 150, { text: 'Sorry' })], [], 0],
] as const)('%s', (_what, requests, events, expected, others) => {
  const found = reactionsOf(requests[0], requests, events);
  expect(found.list.map(({ after, text }) => `${after} ${text}`)).toEqual(expected);
  expect(found.others).toBe(others);
});
