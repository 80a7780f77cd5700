/**
 * Tag of tests in Chromium that go through the further rows of a table: other rows of the same kind are tested in `npm test`, and these take the
 * same code again. `npm run e2e:whole` runs all tests.
 */
export const WHOLE = '@whole';

/** Options of a test: `whole(true)` leaves it to `npm run e2e:whole`. */
export const whole = (isFurther: boolean): { tag?: string } => (isFurther ? { tag: WHOLE } : {});
