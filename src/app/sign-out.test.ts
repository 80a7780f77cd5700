import { expect, it } from 'vitest';
import { BusinessError, HttpError, NetworkError, NoPermissionError } from '../api/errors';
import { isSignedOut } from './sign-out';

const LOGOUT = 'POST /logout';
const envelope = (ret_code: number) => ({ ret_code, ret_msg: '', result: null });

it.each([
  ['10007, not signed in', true, new NoPermissionError(LOGOUT, envelope(10007))],
  ['33003, a session without permissions', true, new NoPermissionError(LOGOUT, envelope(33003))],
  ['10009, an account without this permission', false, new NoPermissionError(LOGOUT, envelope(10009))],
  ['another code', false, new BusinessError(LOGOUT, envelope(424242))],
  ['an HTTP status', false, new HttpError(LOGOUT, 401, 'Unauthorized')],
  ['a network failure', false, new NetworkError(LOGOUT, undefined)],
  ['a bug in the program', false, new TypeError('x')],
])('isSignedOut for %s is %s', (_what, expected, error) => {
  expect(isSignedOut(error)).toBe(expected);
});
