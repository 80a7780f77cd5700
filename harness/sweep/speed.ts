/** States a minute that two quiet cores manage. */
const USUAL_SPEED = 150;

/** Seconds that a sweep of so many states takes on two quiet cores; only to say beforehand how long it will take. */
export function expectedSeconds(states: number): number {
  return Math.ceil((states / USUAL_SPEED) * 60);
}
