import { afterEach, expect, it, vi } from 'vitest';
import { hold, pendingCount, subscribe, trackPending } from './readiness';

/** Ends what a test has left pending, so that each starts at zero. */
const ends: (() => void)[] = [];
const held = () => {
  const end = hold();
  ends.push(end);
  return end;
};
afterEach(() => {
  for (const end of ends.splice(0)) end();
  expect(pendingCount()).toBe(0);
});

it('counts what is pending', () => {
  const first = held();
  const second = held();
  expect(pendingCount()).toBe(2);
  first();
  expect(pendingCount()).toBe(1);
  second();
  expect(pendingCount()).toBe(0);
});

it('counts an operation that ends twice once, so that it does not end another one', () => {
  const other = held();
  const end = held();
  end();
  end();
  expect(pendingCount()).toBe(1);
  other();
  end();
  expect(pendingCount()).toBe(0);
});

it('tells each change, and an end that changes nothing is none', () => {
  const counts: number[] = [];
  const stop = subscribe(() => counts.push(pendingCount()));
  const end = held();
  end();
  end();
  stop();
  held()();
  expect(counts).toEqual([1, 0]);
});

it.each([
  ['is answered', () => Promise.resolve('done')],
  ['fails', () => Promise.reject(new Error('no'))],
])('counts a promise until it %s, and returns it', async (_how, create) => {
  const promise = create();
  const settled = vi.fn();
  const tracked = trackPending(promise);
  expect(tracked).toBe(promise);
  expect(pendingCount()).toBe(1);
  await tracked.then(settled, settled);
  expect(settled).toHaveBeenCalledOnce();
  expect(pendingCount()).toBe(0);
});
