import { describe, expect, it } from 'vitest';
import { ERROR_CODES, remedyOf, type Session } from './error-codes';
import { actionsOf, CAUSES, type Cause, causeOf, type FailedCall } from './failure-causes';
import type { Mode } from './modes';

/** Every mode with the session that it has (PRODUCT.md, 'Modes'). */
const MODES: readonly (readonly [Mode, Session])[] = [
  ['web', 'cookie'],
  ['app', 'cookie'],
  ['mini-program', 'cookie'],
  ['sdk', 'token'],
];

/** Every way in which a call fails, with its cause online for a signed-in member, and by token where that differs. */
const FAILURES: readonly (readonly [FailedCall, Cause, byToken?: Cause])[] = [
  [{ kind: 'network' }, 'unreachable'],
  [{ kind: 'aborted' }, 'unreachable'],
  [{ kind: 'timeout', status: 408, code: 9000001 }, 'busy'],
  [{ kind: 'non-response' }, 'busy'],
  [{ kind: 'http', status: 500 }, 'busy'],
  [{ kind: 'http', status: 502 }, 'busy'],
  [{ kind: 'http', status: 503 }, 'busy'],
  [{ kind: 'http', status: 429 }, 'busy'],
  [{ kind: 'http', status: 400 }, 'broken'],
  [{ kind: 'http', status: 404 }, 'broken'],
  [{ kind: 'contract' }, 'broken'],
  [{ kind: 'business', code: 50016 }, 'busy'],
  [{ kind: 'no-permission', code: 10007 }, 'session', 'link'],
  [{ kind: 'no-permission', code: 33003 }, 'permission', 'link'],
  [{ kind: 'no-permission', code: 10009 }, 'permission'],
  [{ kind: 'token', code: 1007 }, 'session', 'link'],
  [{ kind: 'token', code: 1008 }, 'session', 'link'],
  [{ kind: 'business', code: 1045 }, 'refused'],
  [{ kind: 'business', code: 77777 }, 'unknown'],
];
/** Failures of which a browser without a connection is the cause; an answer that has arrived has its own. */
const WITHOUT_ANSWER = new Set(['network', 'aborted', 'timeout']);

const PRODUCT = FAILURES.flatMap(([call, online, byToken = online]) =>
  MODES.flatMap(([mode, session]) =>
    [true, false].flatMap((isOnline) =>
      [true, false].map((ownStart) => {
        const cause = session === 'token' ? byToken : online;
        const expected: Cause = !isOnline && WITHOUT_ANSWER.has(call.kind) ? 'offline' : cause;
        const name = `${call.kind} ${call.status ?? ''} ${call.code ?? ''} in ${mode}, ${isOnline ? 'online' : 'offline'}, ${ownStart ? 'own' : 'other'} start`;
        return { name, call, session, isOnline, ownStart, expected };
      }),
    ),
  ),
);

describe.each(PRODUCT)('$name', ({ call, session, isOnline, ownStart, expected }) => {
  const cause = causeOf(call, { isOnline, session });
  const remedy = remedyOf(call.code, session);
  const actions = actionsOf(cause, remedy, ownStart);

  it('has its cause', () => expect(cause).toBe(expected));

  it('leads on: by one main action, or by support', () => {
    const main = actions.filter((action) => action !== 'support');
    expect(main.length).toBeLessThanOrEqual(1);
    expect(actions.length).toBeGreaterThan(0);
  });

  it('offers support everywhere but without a connection, as the last action', () => {
    expect(actions.includes('support')).toBe(cause !== 'offline');
    if (cause !== 'offline') expect(actions.at(-1)).toBe('support');
  });

  it('offers no retry where the same call can only fail again, and the login only to members who have one', () => {
    if (remedy !== 'retry' && cause !== 'offline') expect(actions).not.toContain('retry');
    expect(actions.includes('sign-in')).toBe(remedy === 'sign-in' && cause !== 'offline');
    if (session === 'token') expect(actions).not.toContain('sign-in');
    expect(actions.includes('verification')).toBe(cause === 'link' && ownStart);
  });
});

it('every code of the catalogue has a cause of its own or the text of the server', () => {
  for (const { code, treatment } of ERROR_CODES) {
    const kind = treatment === 'timeout' ? 'timeout' : treatment;
    expect(causeOf({ kind, code }, { isOnline: true, session: 'cookie' }), String(code)).not.toBe('unknown');
  }
});

it('red is for what is our fault or refused, never for what passes or the member can mend', () => {
  const red = Object.entries(CAUSES).flatMap(([cause, { tone }]) => (tone === 'danger' ? [cause] : []));
  expect(red).toEqual(['broken', 'refused', 'unknown']);
});

it('each cause says by itself what happened, except where the server says it', () => {
  for (const [cause, { body, tellsCode }] of Object.entries(CAUSES))
    expect(body !== undefined || tellsCode, cause).toBe(true);
  const silent = Object.entries(CAUSES).flatMap(([cause, { title }]) => (title === undefined ? [cause] : []));
  expect(silent).toEqual(['refused', 'unknown']);
});
