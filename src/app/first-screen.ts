import type { DataRouter } from 'react-router-dom';

/** Milliseconds that the skeleton of `index.html` stays at most, although texts and fonts are there. */
export const FIRST_SCREEN_MS = 100;

/**
 * Waits until the first screen, the member and the answers of the screen's calls are there. Mostly they are here already: then React renders
 * the screen at once, without its skeleton before. If they take longer, it is time for the header, with which the member can leave or change
 * the language.
 *
 * Listens to the router only while it waits. The router keeps a change that happens while React renders for `RouterProvider`, but only if
 * nobody else listens; otherwise the page would show its skeleton for ever.
 *
 * @param answered resolves when the member and the answers are there, or cannot be had (`begin.ts`)
 * @param late settles when the first screen may wait no longer
 */
export async function firstScreen(
  router: DataRouter,
  answered: Promise<unknown>,
  late: Promise<unknown>,
): Promise<void> {
  let stopListening = () => {};
  const initialized = new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    stopListening = router.subscribe((state) => {
      if (state.initialized) resolve();
    });
  });
  await Promise.race([Promise.all([initialized, answered]), late]);
  stopListening();
}
