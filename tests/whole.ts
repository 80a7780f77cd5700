/** Tag of tests whose code `npm test` covers by other rows. `npm run e2e:whole` runs all. */
export const WHOLE = '@whole';

/** `whole(true)` leaves the test to `npm run e2e:whole`. */
export const whole = (isFurther: boolean): { tag?: string } => (isFurther ? { tag: WHOLE } : {});
