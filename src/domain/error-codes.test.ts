import { describe, expect, it } from 'vitest';
import { ERROR_CODES, remedyOf } from './error-codes';

describe('remedyOf', () => {
  it.each([
    [10007, 'sign-in', 'new-link'],
    [33003, 'sign-in', 'new-link'],
    [1007, 'retry', 'new-link'],
    [1008, 'retry', 'new-link'],
    // What the account may not do, no other session may do either.
    [10009, 'retry', 'retry'],
    [1045, 'retry', 'retry'],
    [77777, 'retry', 'retry'],
    [undefined, 'retry', 'retry'],
  ] as const)('of %s is %s for a signed-in member, %s in the embedded verification', (code, cookie, token) => {
    expect(remedyOf(code, 'cookie')).toBe(cookie);
    expect(remedyOf(code, 'token')).toBe(token);
  });

  it('never sends the embedded verification to a login', () => {
    expect(ERROR_CODES.map(({ code }) => remedyOf(code, 'token'))).not.toContain('sign-in');
  });
});
