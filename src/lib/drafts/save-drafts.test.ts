import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDrafts, setSaveDrafts } from './save-drafts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = (task: Promise<void>) => {
  const ended = vi.fn();
  task.then(ended, () => ended('failed'));
  return ended;
};

it('waits until the drafts are stored', async () => {
  let end = () => {};
  setSaveDrafts(() => new Promise((resolve) => (end = resolve)));
  const ended = state(saveDrafts());
  await vi.advanceTimersByTimeAsync(900);
  expect(ended).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.mock.calls).toEqual([[undefined]]);
});

it.each([
  ['that never answers', 1000, () => new Promise<void>(() => {})],
  ['that fails', 0, () => Promise.reject(new Error('no'))],
])('waits a second at most for a storage %s', async (_storage, ms, save) => {
  setSaveDrafts(save);
  const ended = state(saveDrafts());
  if (ms > 0) {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([[undefined]]);
});
