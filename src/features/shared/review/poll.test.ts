import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './poll';

const page = Object.assign(new EventTarget(), { hidden: false });
const request = vi.fn<(number: number) => Promise<void>>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  request.mockReset().mockResolvedValue();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const numbers = () => request.mock.calls.map(([number]) => number);
const setHidden = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

it('polls with growing intervals, counted from the answers', async () => {
  stop = startPolling(request);
  await vi.advanceTimersByTimeAsync(1999);
  expect(numbers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(numbers()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3000 + 5000);
  expect(numbers()).toEqual([1, 2, 3]);
});

it('sends no second request while one is in flight', async () => {
  request.mockReturnValue(new Promise(() => {}));
  stop = startPolling(request);
  await vi.advanceTimersByTimeAsync(60_000);
  setHidden(false);
  expect(numbers()).toEqual([1]);
});

it('pauses while the page is hidden, and polls at once when it is visible again', async () => {
  stop = startPolling(request);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(numbers()).toEqual([]);
  setHidden(false);
  expect(numbers()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(numbers()).toEqual([1, 2]);
});

it.each(['between two polls', 'while one is in flight'])('does not poll after it was stopped %s', async (when) => {
  let answer = () => {};
  request.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  stop = startPolling(request);
  if (when === 'while one is in flight') await vi.advanceTimersByTimeAsync(2000);
  const sent = numbers();
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  setHidden(false);
  expect(numbers()).toEqual(sent);
});
