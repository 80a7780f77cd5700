import { expect, it } from 'vitest';
import { SCREENS } from '../../../src/screens/screens';
import { OPENING_CALLS, opensWith, PROFILE, START_CALLS } from './opening-calls';

/** Need only the profile or, in embedded mode, the token's calls. */
const ALONE: readonly string[] = ['/auth/sdk', '/auth/step1', '/auth/step2'];

it('every screen names the calls with which it opens', () => {
  const others = Object.keys(OPENING_CALLS).filter((call) => call !== PROFILE);
  const without = SCREENS.map(({ path }) => path).filter((path) => !others.some((call) => opensWith(path, call)));
  expect(without).toEqual(ALONE);
});

it('only screens of a start make the calls about a start, whose other calls follow their answers', () => {
  const screens = new Set(START_CALLS.flatMap((call) => OPENING_CALLS[call]));
  expect([...screens]).toEqual(['/auth/kyc', '/auth/vendor']);
  expect(opensWith('/auth/kyc', 'GET /v2/public/country-list')).toBe(false);
});
