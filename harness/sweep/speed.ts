import type { SweepState } from '../engine/states/state';

/** Seconds of three workers on two quiet cores for a state whose page is loaded for it, and for one that is reached from the screen before. */
const SECONDS = { opened: 0.36, inApp: 0.17 } as const;

/** Seconds that a sweep of these states takes on two quiet cores; used only for the estimate at the start. */
export function expectedSeconds(states: readonly Pick<SweepState, 'page'>[]): number {
  const pages = new Set(states.map(({ page }) => page));
  pages.delete(undefined);
  const alone = states.filter(({ page }) => page === undefined).length;
  const opened = alone + pages.size;
  return Math.ceil(opened * SECONDS.opened + (states.length - opened) * SECONDS.inApp);
}
