import { describe, expect, it } from 'vitest';
import { ERROR_CODES, errorCodeRow, remedyOfCode, treatmentOf } from './error-codes';

describe('remedyOfCode', () => {
  it.each([
    [10007, 'sign-in', 'new-link'],
    [33003, 'sign-in', 'new-link'],
    [1007, 'retry-or-support', 'new-link'],
    [1008, 'retry-or-support', 'new-link'],
    // A new session does not grant a permission.
    [10009, 'support', 'support'],
    [1045, 'other-document', 'other-document'],
    // Already verified on another account: the same details fail again.
    [1047, 'support', 'support'],
    [1049, 'wait', 'wait'],
    [1052, 'later', 'later'],
    [77777, 'retry-or-support', 'retry-or-support'],
    [undefined, 'retry-or-support', 'retry-or-support'],
  ] as const)('for code %s is %s for a signed-in member, %s in the embedded verification', (code, session, token) => {
    expect(remedyOfCode(code, 'session')).toBe(session);
    expect(remedyOfCode(code, 'token')).toBe(token);
  });

  it('is never sign-in in the embedded verification', () => {
    expect(ERROR_CODES.map(({ code }) => remedyOfCode(code, 'token'))).not.toContain('sign-in');
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

it('each code is in the catalogue once, with a text', () => {
  for (const row of ERROR_CODES) expect(errorCodeRow(row.code)).toBe(row);
  expect(errorCodeRow(77777)).toBeUndefined();
});
