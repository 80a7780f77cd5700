import { afterEach, expect, it, vi } from 'vitest';
import { noteFailure, onFailures, retryFailures, retryQuietly, shownFailures } from './failures';

const removers: (() => void)[] = [];
const note = (retry: () => void, error: unknown = new Error('cut')) => {
  const remove = noteFailure({ error, retry });
  removers.push(remove);
  return remove;
};
afterEach(() => {
  for (const remove of removers.splice(0)) remove();
});

it('retries every failed part, and none that has been removed', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const removeFirst = note(first);
  note(second);
  retryFailures();
  removeFirst();
  retryFailures();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

it('retries each part once when parts remove themselves and fail again while they are retried', () => {
  const calls: string[] = [];
  const failing = (name: string) => {
    const remove = note(() => {
      calls.push(name);
      remove();
      failing(name);
    });
  };
  failing('one');
  failing('two');
  retryFailures();
  expect(calls).toEqual(['one', 'two']);
  expect(shownFailures()).toHaveLength(2);
});

it('lists the failed parts in their order, and tells the listener of each change until it is removed', () => {
  const listener = vi.fn();
  const stop = onFailures(listener);
  const [first, second] = [new Error('first'), new Error('second')];
  const remove = note(vi.fn(), first);
  note(vi.fn(), second);
  expect(shownFailures().map(({ error }) => error)).toEqual([first, second]);
  remove();
  expect(shownFailures().map(({ error }) => error)).toEqual([second]);
  remove();
  expect(shownFailures()).toHaveLength(1);
  const told = listener.mock.calls.length;
  stop();
  note(vi.fn());
  expect(listener).toHaveBeenCalledTimes(told);
});

it('returns the same list until it changes, as React requires of a store', () => {
  note(vi.fn());
  const before = shownFailures();
  expect(shownFailures()).toBe(before);
  note(vi.fn());
  expect(shownFailures()).not.toBe(before);
});

it('runs a quiet load once, with the next retry, and before the parts that the page shows', () => {
  const calls: string[] = [];
  const quiet = () => void calls.push('quiet');
  retryQuietly(quiet);
  retryQuietly(quiet);
  note(() => void calls.push('shown'));
  retryFailures();
  retryFailures();
  expect(calls).toEqual(['quiet', 'shown', 'shown']);
});

it('keeps a quiet load that fails again for the retry after it', () => {
  let failures = 2;
  const load = vi.fn(() => {
    failures -= 1;
    if (failures > 0) retryQuietly(load);
  });
  retryQuietly(load);
  retryFailures();
  expect(load).toHaveBeenCalledTimes(1);
  retryFailures();
  retryFailures();
  expect(load).toHaveBeenCalledTimes(2);
});
