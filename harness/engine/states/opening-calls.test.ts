import { expect, it } from 'vitest';
import { firstCallsOf } from '../../../src/api/first-calls';
import { ROUTES } from '../../../src/domain/routes';
import { OPENING_CALLS, opensWith, PROFILE } from './opening-calls';

/** Screens that need nothing but the profile, or, in the embedded mode, calls of the token alone. */
const ALONE: readonly string[] = ['/auth/sdk', '/auth/step1', '/auth/step2'];

it('every screen names the calls with which it opens', () => {
  const others = Object.keys(OPENING_CALLS).filter((call) => call !== PROFILE);
  const without = ROUTES.map(({ path }) => path).filter((path) => !others.some((call) => opensWith(path, call)));
  expect(without).toEqual(ALONE);
});

it("the app's own list of a screen's first calls is part of them", () => {
  const missing = ROUTES.flatMap(({ path: screen }) =>
    firstCallsOf(screen)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => call !== PROFILE && !opensWith(screen, call)),
  );
  expect(missing).toEqual([]);
  expect(firstCallsOf('/auth/personal').length).toBeGreaterThan(5);
});
