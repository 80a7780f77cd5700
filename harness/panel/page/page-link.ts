import { proxy, ref } from 'valtio';
import type { PageEvent } from '../../server/page-link';
import { control } from '../state/api';

/** The panel's end of its link with the app's page (`server/page-link.ts`). */

/** The most events that are kept, as on the server. */
const MOST_EVENTS = 2000;

interface PageStore {
  /** What has happened in the app's pages of this run, oldest first. */
  events: readonly PageEvent[];
}

export const pageStore = proxy<PageStore>({ events: ref([]) });

function setPageEvents(events: readonly PageEvent[]): void {
  pageStore.events = ref(events.slice(-MOST_EVENTS));
}

/** Adds an event, unless a load has brought it already. */
export function addPageEvent(event: PageEvent): void {
  if (event.id > (pageStore.events.at(-1)?.id ?? 0)) setPageEvents([...pageStore.events, event]);
}

/** Forgets the events of a run. */
export function forgetPageEvents(): void {
  setPageEvents([]);
}

/** Loads what the server has kept. Events that came since it has answered are newer than the last of these, and stay. */
export async function loadPageEvents(): Promise<void> {
  const { events } = await control<{ events: PageEvent[] }>('GET', '/page');
  const last = events.at(-1)?.id ?? 0;
  setPageEvents([...events, ...pageStore.events.filter(({ id }) => id > last)]);
}

/**
 * Asks the app's page for something: a row of `ASKS` in `server/pages/page-link.js`. Rejects with a RefusedError if no page is open, or if it
 * cannot do it.
 */
export async function askPage<Answer>(ask: string, argument?: unknown): Promise<Answer> {
  return (await control<{ value: Answer }>('POST', '/page', { ask, argument })).value;
}
