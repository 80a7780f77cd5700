import { expect, it } from 'vitest';
import { detectMode } from './detect';

const WEB = {
  pathname: '/user/accounts/auth/personal',
  search: '',
  userAgent: 'Mozilla/5.0',
  hasLaunchParameters: false,
  hasToken: false,
};

it.each([
  ['web', {}],
  ['app', { userAgent: 'Mozilla/5.0 AccountApp/4.2' }],
  ['app', { search: '?app=1' }],
  ['web', { search: '?app=0' }],
  ['sdk', { pathname: '/user/accounts/auth/sdk' }],
  ['sdk', { pathname: '/user/accounts/auth/sdk/', search: '?app=1' }],
  ['sdk', { pathname: '/user/accounts/auth/SDK' }],
  ['sdk', { pathname: '/User/Accounts/auth/%73dk/' }],
  ['web', { pathname: '/user/accounts/auth/sdks' }],
  ['sdk', { hasToken: true }],
  ['sdk', { pathname: '/user/accounts/auth/NewQuestion/', hasToken: true }],
  ['sdk', { pathname: '/user/accounts/auth', hasToken: true, hasLaunchParameters: true, search: '?app=1' }],
  ['web', { pathname: '/user/accounts/auth/unknown', hasToken: true }],
  ['mini-program', { hasLaunchParameters: true }],
] as const)('%s for %j', (mode, clues) => {
  expect(detectMode({ ...WEB, ...clues })).toBe(mode);
});
