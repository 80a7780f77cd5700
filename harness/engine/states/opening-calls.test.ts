import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/domain/routes';
import { OPENING_CALLS, opensWith, PROFILE, START_CALLS } from './opening-calls';

/** Screens that need nothing but the profile, or, in the embedded mode, calls of the token alone. */
const ALONE: readonly string[] = ['/auth/sdk', '/auth/step1', '/auth/step2'];

it('every screen names the calls with which it opens', () => {
  const others = Object.keys(OPENING_CALLS).filter((call) => call !== PROFILE);
  const without = ROUTES.map(({ path }) => path).filter((path) => !others.some((call) => opensWith(path, call)));
  expect(without).toEqual(ALONE);
});

it('the calls about a start are made by screens of a start alone, where its other calls follow their answers', () => {
  const screens = new Set(START_CALLS.flatMap((call) => OPENING_CALLS[call]));
  expect([...screens]).toEqual(['/auth/kyc', '/auth/vendor']);
  expect(opensWith('/auth/kyc', 'GET /v2/public/country-list')).toBe(false);
});
