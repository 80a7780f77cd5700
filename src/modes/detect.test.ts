import { expect, it } from 'vitest';
import { detectAuthority, detectShell } from './detect';

it.each([
  ['browser', {}],
  ['browser', { search: '?app=0' }],
  ['app', { userAgent: 'Mozilla/5.0 AccountApp/4.2' }],
  ['app', { search: '?app=1' }],
  ['mini-program', { hasLaunchParameters: true }],
  ['mini-program', { hasLaunchParameters: true, search: '?app=1' }],
] as const)('the shell is %s for %j', (shell, clues) => {
  expect(detectShell({ search: '', userAgent: 'Mozilla/5.0', hasLaunchParameters: false, ...clues })).toBe(shell);
});

it.each([
  ['auth/personal', 'session', 'token'],
  ['auth/NewQuestion/', 'session', 'token'],
  ['auth', 'session', 'token'],
  ['auth/sdk', 'token', 'token'],
  ['auth/sdk/', 'token', 'token'],
  ['auth/SDK', 'token', 'token'],
  ['auth/%73dk/', 'token', 'token'],
  ['auth/sdks', 'session', 'session'],
  ['auth/unknown', 'session', 'session'],
] as const)('the authority of %s is %s, and with a token %s', (path, without, withToken) => {
  expect(detectAuthority(`/user/accounts/${path}`, false)).toBe(without);
  expect(detectAuthority(`/User/Accounts/${path}`, true)).toBe(withToken);
});
