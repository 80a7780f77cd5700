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
  const work = vi.fn();
  return { work, runNow: afterFirstPaint(work) };
}

it('runs the work after the frame, not in it', () => {
  const { work } = start();
  draw();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('runs the work once if somebody needs it before the first frame', () => {
  const { work, runNow } = start();
  runNow();
  expect(work).toHaveBeenCalledTimes(1);
  draw();
  vi.runAllTimers();
  runNow();
  expect(work).toHaveBeenCalledTimes(1);
});
