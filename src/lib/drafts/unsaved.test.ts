import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSaved, noteUnsaved, saveDrafts } from './unsaved';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Notes forms with unsaved input for one test. */
const noted: (() => Promise<void>)[] = [];
function form(save: () => Promise<void>) {
  const saving = vi.fn(save);
  noted.push(saving);
  noteUnsaved(saving);
  return saving;
}
afterEach(() => {
  for (const save of noted.splice(0)) noteSaved(save);
});

const state = (task: Promise<void>) => {
  const ended = vi.fn();
  task.then(ended, () => ended('failed'));
  return ended;
};

it('stores the input of every form, and waits for all of them', async () => {
  let end = () => {};
  const quick = form(() => Promise.resolve());
  const slow = form(() => new Promise((resolve) => (end = resolve)));
  const ended = state(saveDrafts());
  await vi.advanceTimersByTimeAsync(900);
  expect([quick.mock.calls.length, slow.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1, 0]);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
});

it('waits for a second at most, and one form that fails does not stop another', async () => {
  form(() => Promise.reject(new Error('no')));
  form(() => new Promise(() => {}));
  const ended = state(saveDrafts());
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toEqual([[undefined]]);
});

it('waits for nothing when everything is stored', async () => {
  const save = form(() => new Promise(() => {}));
  noteSaved(save);
  const ended = state(saveDrafts());
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  expect(save).not.toHaveBeenCalled();
});
