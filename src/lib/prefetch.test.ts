import { afterEach, expect, it, vi } from 'vitest';
import { prefetchWhenReady } from './prefetch';

afterEach(() => vi.unstubAllGlobals());

function page(ready: string | undefined, connection?: { saveData: boolean }): void {
  const observer = { observe: () => {}, disconnect: () => {} };
  vi.stubGlobal('document', { documentElement: { dataset: ready === undefined ? {} : { ready } } });
  vi.stubGlobal('MutationObserver', function Observer() {
    return observer;
  });
  vi.stubGlobal('navigator', { connection });
}

it.each([
  ['a page that is ready', '/auth/question', undefined, 1],
  ['a browser that does not save data', '/auth/question', { saveData: false }, 1],
  ['a browser that saves data', '/auth/question', { saveData: true }, 0],
  ['a page that is not ready', undefined, undefined, 0],
])('%s: fetches accordingly', (_name, ready, connection, times) => {
  page(ready, connection);
  const load = vi.fn(() => Promise.resolve());
  prefetchWhenReady(load);
  expect(load).toHaveBeenCalledTimes(times);
});

it('a failure does not matter until the code is needed', async () => {
  page('/auth/question');
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  prefetchWhenReady(load);
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).toHaveBeenCalledOnce();
});
