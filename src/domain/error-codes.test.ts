import { describe, expect, it } from 'vitest';
import { ERROR_CODES, errorCodeRow, remedyOf, treatmentOf } from './error-codes';

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

it.each([
  [10007, 'no-permission'],
  [33003, 'no-permission'],
  [10009, 'no-permission'],
  [1007, 'token'],
  [1008, 'token'],
  [408, 'timeout'],
  [9000001, 'timeout'],
  [1045, 'business'],
  // Not in the catalogue.
  [77777, 'business'],
] as const)('code %d is treated as %s', (code, treatment) => {
  expect(treatmentOf(code)).toBe(treatment);
});

it('each code of the catalogue is there once, with a text', () => {
  for (const row of ERROR_CODES) expect(errorCodeRow(row.code)).toBe(row);
  expect(errorCodeRow(77777)).toBeUndefined();
});
