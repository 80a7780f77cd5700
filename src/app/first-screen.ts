import type { DataRouter } from 'react-router-dom';
import { prefetch } from '../api/resource';
import { store } from '../lib/store';
import { callsOfScreen } from './screen-calls';

/** Milliseconds that the skeleton of `index.html` stays at most, although texts and fonts are there. */
export const FIRST_SCREEN_MS = 100;

/**
 * Waits until the first screen, the member, the answers of the screen's calls and the font are there. Mostly they are here already: then React renders
 * the screen at once, without its skeleton before. If they take longer, it is time for the header, with which the member can leave or change
 * the language. A text that is drawn before its font may need another number of lines afterwards, and would move what follows.
 *
 * Listens to the router only while it waits. The router keeps a change that happens while React renders for `RouterProvider`, but only if
 * nobody else listens; otherwise the page would show its skeleton for ever.
 */
export async function firstScreen(router: DataRouter, font: Promise<unknown>): Promise<void> {
  let stopListening = () => {};
  const initialized = new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    stopListening = router.subscribe((state) => {
      if (state.initialized) resolve();
    });
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, FIRST_SCREEN_MS));
  await Promise.race([Promise.all([initialized.then(() => sendCalls(router)), font]), late]);
  stopListening();
}

async function sendCalls(router: DataRouter): Promise<void> {
  if (store.profileError) return;
  const { pathname, search } = router.state.location;
  // If the screen's code cannot be loaded, the router shows that.
  const stages = await callsOfScreen(pathname, new URLSearchParams(search)).catch(() => []);
  for (const calls of stages) await prefetch(calls());
}
