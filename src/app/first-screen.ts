import type { DataRouter } from 'react-router-dom';
import { prefetch } from '../api/resource';
import { store } from '../lib/store';
import { callsOfScreen } from './screen-calls';

/** Milliseconds that the skeleton of `index.html` stays at most, although texts and fonts are there. */
export const FIRST_SCREEN_MS = 100;

/**
 * Waits until the first screen, the member and the answers of the screen's calls are there. Mostly they are here already: then React renders
 * the screen at once, without its skeleton before. If they take longer, it is time for the header, with which the member can leave or change
 * the language.
 *
 * The calls that depend on answers wait for the member, because the rules need the account, and not for the screen's code.
 *
 * Listens to the router only while it waits. The router keeps a change that happens while React renders for `RouterProvider`, but only if
 * nobody else listens; otherwise the page would show its skeleton for ever.
 *
 * @param member resolves when the member was loaded, or the profile could not be
 * @param late settles when the first screen may wait no longer
 */
export async function firstScreen(router: DataRouter, member: Promise<unknown>, late: Promise<unknown>): Promise<void> {
  let stopListening = () => {};
  const initialized = new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    stopListening = router.subscribe((state) => {
      if (state.initialized) resolve();
    });
  });
  const answered = member.then(() => sendCalls(router));
  await Promise.race([Promise.all([initialized, answered]), late]);
  stopListening();
}

async function sendCalls(router: DataRouter): Promise<void> {
  if (store.profileError) return;
  const { pathname, search } = router.state.location;
  for await (const calls of callsOfScreen(pathname, new URLSearchParams(search))) await prefetch(calls);
}
