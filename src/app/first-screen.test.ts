import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST_SCREEN_MS, firstScreen } from './first-screen';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const late = () => new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS));

function routerThatLoads() {
  let answer = () => {};
  const member = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const router = createMemoryRouter([{ path: '/auth/other', loader: () => member, element: null }], {
    initialEntries: ['/auth/other'],
  });
  return { router, member, answer };
}

it('waits for the member, but not for long', async () => {
  const { router, member } = routerThatLoads();
  const done = vi.fn();
  const waiting = firstScreen(router, member, late()).then(done);
  await vi.advanceTimersByTimeAsync(FIRST_SCREEN_MS - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  await waiting;
});

it('ends when the member has loaded', async () => {
  const { router, member, answer } = routerThatLoads();
  const waiting = firstScreen(router, member, late());
  answer();
  // With fake timers, only the answer can end the wait.
  await waiting;
  expect(router.state.initialized).toBe(true);
});

it('a member who arrives while React renders reaches the component that subscribes afterwards', async () => {
  const { router, member, answer } = routerThatLoads();
  const waiting = firstScreen(router, member, late());
  await vi.advanceTimersByTimeAsync(FIRST_SCREEN_MS);
  await waiting;
  answer();
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const subscriber = vi.fn();
  router.subscribe(subscriber);
  expect(subscriber).toHaveBeenCalledWith(expect.objectContaining({ initialized: true }), expect.anything());
});
