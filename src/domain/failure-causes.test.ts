import { expect, it } from 'vitest';
import { ERROR_CODES } from './error-codes';
import { CAUSES, type Cause, causeOf, type FailedCall, remedyOfFailure } from './failure-causes';
import type { Remedy } from './remedies';
import { AUTHORITIES } from './testing';

/** Online: cause and remedy, and both by token if different. */
const FAILURES: readonly (readonly [FailedCall, Cause, Remedy, byToken?: Cause, byToken?: Remedy])[] = [
  [{ kind: 'network' }, 'unreachable', 'retry-or-support'],
  [{ kind: 'aborted' }, 'unreachable', 'retry-or-support'],
  [{ kind: 'timeout', status: 408, code: 9000001 }, 'busy', 'retry-or-support'],
  [{ kind: 'non-response' }, 'busy', 'retry-or-support'],
  [{ kind: 'http', status: 500 }, 'busy', 'retry-or-support'],
  [{ kind: 'http', status: 502 }, 'busy', 'retry-or-support'],
  [{ kind: 'http', status: 503 }, 'busy', 'retry-or-support'],
  [{ kind: 'http', status: 429 }, 'busy', 'retry-or-support'],
  [{ kind: 'http', status: 400 }, 'broken', 'retry-or-support'],
  [{ kind: 'http', status: 404 }, 'broken', 'retry-or-support'],
  [{ kind: 'contract' }, 'broken', 'retry-or-support'],
  [{ kind: 'business', code: 50016 }, 'busy', 'retry-or-support'],
  [{ kind: 'no-permission', code: 10007 }, 'session', 'sign-in', 'link', 'new-link'],
  [{ kind: 'no-permission', code: 33003 }, 'permission', 'sign-in', 'link', 'new-link'],
  [{ kind: 'no-permission', code: 10009 }, 'permission', 'support'],
  [{ kind: 'token', code: 1007 }, 'session', 'retry-or-support', 'link', 'new-link'],
  [{ kind: 'token', code: 1008 }, 'session', 'retry-or-support', 'link', 'new-link'],
  [{ kind: 'business', code: 1045 }, 'refused', 'other-document'],
  [{ kind: 'business', code: 1047 }, 'refused', 'support'],
  [{ kind: 'business', code: 1049 }, 'refused', 'wait'],
  [{ kind: 'business', code: 77777 }, 'unknown', 'retry-or-support'],
];
/** Failures that a lost connection explains. */
const WITHOUT_ANSWER = new Set(['network', 'aborted', 'timeout']);

const PRODUCT = FAILURES.flatMap(([call, cause, remedy, causeByToken = cause, remedyByToken = remedy]) =>
  AUTHORITIES.flatMap((authority) =>
    [true, false].map((isOnline) => {
      const isOffline = !isOnline && WITHOUT_ANSWER.has(call.kind);
      const expected = authority === 'token' ? [causeByToken, remedyByToken] : [cause, remedy];
      const name = `${call.kind} ${call.status ?? ''} ${call.code ?? ''} by ${authority}, ${isOnline ? 'online' : 'offline'}`;
      return { name, call, setting: { authority, isOnline }, expected: isOffline ? ['offline', 'retry'] : expected };
    }),
  ),
);

it.each(PRODUCT)('$name has its cause and remedy', ({ call, setting, expected }) => {
  expect([causeOf(call, setting), remedyOfFailure(call, setting)]).toEqual(expected);
});

it('every code of the catalogue has its own cause or the text of the server', () => {
  for (const { code, treatment } of ERROR_CODES) {
    const kind = treatment === 'timeout' ? 'timeout' : treatment;
    expect(causeOf({ kind, code }, { isOnline: true, authority: 'session' }), String(code)).not.toBe('unknown');
  }
});

it('red is for what is our fault or refused, never for what passes or the member can fix', () => {
  const red = Object.entries(CAUSES).flatMap(([cause, { tone }]) => (tone === 'danger' ? [cause] : []));
  expect(red).toEqual(['broken', 'refused', 'unknown']);
});

it('each cause says what happened, unless the server says it', () => {
  for (const [cause, { body, tellsCode }] of Object.entries(CAUSES))
    expect(body !== undefined || tellsCode, cause).toBe(true);
  const silent = Object.entries(CAUSES).flatMap(([cause, { title }]) => (title === undefined ? [cause] : []));
  expect(silent).toEqual(['refused', 'unknown']);
});
