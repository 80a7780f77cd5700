import { expect, it } from 'vitest';
import { BusinessError, HttpError, NetworkError, NoPermissionError } from '../api/errors';
import { isSignedOut } from './sign-out';

const LOGOUT = 'POST /logout';
const envelope = (ret_code: number) => ({ ret_code, ret_msg: '', result: null });

it.each([
  ['10007, not signed in', new NoPermissionError(LOGOUT, envelope(10007)), true],
  ['33003, a session that may do nothing', new NoPermissionError(LOGOUT, envelope(33003)), true],
  ['10009, an account that may not do this', new NoPermissionError(LOGOUT, envelope(10009)), false],
  ['another code', new BusinessError(LOGOUT, envelope(424242)), false],
  ['a status', new HttpError(LOGOUT, 401, 'Unauthorized'), false],
  ['no network', new NetworkError(LOGOUT, undefined), false],
  ['a fault of the program', new TypeError('x'), false],
])('a sign-out that is answered by %s', (_what, error, expected) => {
  expect(isSignedOut(error)).toBe(expected);
});
