import { expect, it } from 'vitest';
import { ENDPOINT_NAMES } from '../../../src/api/endpoints';
import { SCREENS } from '../../../src/screens/screens';
import { KYC_INFO, OPENING_CALLS, opensWith } from './opening-calls';
import { STATUS_DIMENSIONS } from './status-dimensions';

it('dimensions and calls name screens and endpoints that exist', () => {
  const paths = SCREENS.map(({ path }) => String(path));
  const named = [...STATUS_DIMENSIONS.map(({ routes }) => routes), ...Object.values(OPENING_CALLS)].flat();
  expect(named.filter((route) => !paths.includes(route))).toEqual([]);
  expect(Object.keys(OPENING_CALLS).filter((call) => !ENDPOINT_NAMES.includes(call))).toEqual([]);
});

it('each status differs on its screens, and is the usual one elsewhere', () => {
  expect(STATUS_DIMENSIONS.filter(({ values, usual }) => !values.includes(usual)).map(({ name }) => name)).toEqual([]);
});

it('a screen opens with the calls that name it', () => {
  expect(opensWith('/auth/kyc', KYC_INFO)).toBe(true);
  expect(opensWith('/auth/sdk', KYC_INFO)).toBe(false);
  expect(opensWith('/auth/kyc', 'GET /no/such/call')).toBe(false);
});
