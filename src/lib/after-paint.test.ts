import { afterEach, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './after-paint';

let draw = () => {};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    draw = callback;
  });
  const done: string[] = [];
  const runNow = afterFirstPaint(['first', 'second', 'third'].map((name) => () => void done.push(name)));
  return { done, runNow };
}

it('runs the jobs after the frame, each in its own task', () => {
  const { done } = start();
  draw();
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['first']);
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second', 'third']);
});

it('runs each job once if somebody needs them before the first frame', () => {
  const { done, runNow } = start();
  runNow();
  draw();
  vi.runAllTimers();
  runNow();
  expect(done).toEqual(['first', 'second', 'third']);
});

it('runs the rest at once if somebody needs them between two jobs', () => {
  const { done, runNow } = start();
  draw();
  vi.runOnlyPendingTimers();
  runNow();
  expect(done).toEqual(['first', 'second', 'third']);
  vi.runAllTimers();
  expect(done).toHaveLength(3);
});
