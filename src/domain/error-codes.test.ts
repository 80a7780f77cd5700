import { describe, expect, it } from 'vitest';
import { ERROR_CODES, remedyOf } from './error-codes';

describe('remedyOf', () => {
  it.each([
    [10007, 'sign-in', 'new-link'],
    [33003, 'sign-in', 'new-link'],
    [1007, 'retry', 'new-link'],
    [1008, 'retry', 'new-link'],
    // The account lacks the permission, so a new session does not help.
    [10009, 'retry', 'retry'],
    [1045, 'retry', 'retry'],
    [77777, 'retry', 'retry'],
    [undefined, 'retry', 'retry'],
  ] as const)('for code %s is %s for a signed-in member, %s in the embedded verification', (code, cookie, token) => {
    expect(remedyOf(code, 'cookie')).toBe(cookie);
    expect(remedyOf(code, 'token')).toBe(token);
  });

  it('is never sign-in in the embedded verification', () => {
    expect(ERROR_CODES.map(({ code }) => remedyOf(code, 'token'))).not.toContain('sign-in');
  });
});
