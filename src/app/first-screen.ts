import type { DataRouter } from 'react-router-dom';

/** The longest that the skeleton stays once texts and fonts have loaded, in milliseconds. */
export const FIRST_SCREEN_MS = 100;

/**
 * Listens to the router only while it waits: React Router loses a change made during a render if anyone else listens.
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
