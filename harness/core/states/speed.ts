import type { SweepState } from './state';

/** Per state, for three workers on two quiet cores. */
const SECONDS = { opened: 0.36, inApp: 0.17 } as const;
/** Until the first browser is there. */
const START_SECONDS = 3;

/** Only for the estimate at the start. */
export function expectedSeconds(states: readonly Pick<SweepState, 'page'>[]): number {
  const pages = new Set(states.map(({ page }) => page));
  pages.delete(undefined);
  const alone = states.filter(({ page }) => page === undefined).length;
  const opened = alone + pages.size;
  return START_SECONDS + Math.ceil(opened * SECONDS.opened + (states.length - opened) * SECONDS.inApp);
}

/**
 * Seconds from the start to the last state, by how long the states that are done took. @param expected by `expectedSeconds`
 */
export function wholeSeconds(expected: number, elapsed: number, done: number, total: number): number {
  if (done === 0) return Math.max(expected, elapsed);
  const expectedByNow = START_SECONDS + ((expected - START_SECONDS) * done) / total;
  return (elapsed * expected) / expectedByNow;
}
