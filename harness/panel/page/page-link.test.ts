import { afterEach, expect, it, vi } from 'vitest';
import type { PageEvent } from '../../core/page-event';
import { addPageEvent, forgetPageEvents, loadPageEvents, pageStore } from './page-link';

afterEach(() => {
  forgetPageEvents();
  vi.unstubAllGlobals();
});

const eventOf = (id: number): PageEvent => ({ id, page: 'a', kind: 'toast', at: id });

it('keeps an event that arrives while an older answer of the server is in flight', async () => {
  let answer = (_response: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  addPageEvent(eventOf(1));
  const loaded = loadPageEvents();
  addPageEvent(eventOf(3));
  answer(new Response(JSON.stringify({ events: [eventOf(1), eventOf(2)] })));
  await loaded;
  expect(pageStore.events.map(({ id }) => id)).toEqual([1, 2, 3]);
});
