import { proxy, ref } from 'valtio';
import type { PageEvent } from '../../core/page-event';
import { control } from '../state/api';

/** The panel's side of its link with the app's page (`server/page-link.ts`). */

/** Same limit as on the server. */
const MOST_EVENTS = 2000;

interface PageStore {
  /** Page events of this run, oldest first. */
  events: readonly PageEvent[];
}

export const pageStore = proxy<PageStore>({ events: ref([]) });

function setPageEvents(events: readonly PageEvent[]): void {
  pageStore.events = ref(events.slice(-MOST_EVENTS));
}

/** Ignores an event that was already loaded. */
export function addPageEvent(event: PageEvent): void {
  if (event.id > (pageStore.events.at(-1)?.id ?? 0)) setPageEvents([...pageStore.events, event]);
}

export function forgetPageEvents(): void {
  setPageEvents([]);
}

/** Keeps newer events that arrived during the request. */
export async function loadPageEvents(): Promise<void> {
  const { events } = await control<{ events: PageEvent[] }>('GET', '/page');
  const last = events.at(-1)?.id ?? 0;
  setPageEvents([...events, ...pageStore.events.filter(({ id }) => id > last)]);
}

/**
 * `ask` is a row of `ASKS` in `server/pages/page-link.ts`.
 * @throws RefusedError if no page is open or it cannot answer
 */
export async function askPage<Answer>(ask: string, argument?: unknown): Promise<Answer> {
  return (await control<{ value: Answer }>('POST', '/page', { ask, argument })).value;
}
