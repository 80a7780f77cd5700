import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter';

const { subscribe, emit } = createEmitter();

it('calls every listener for each change until it unsubscribes', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = subscribe(one);
  const stopOther = subscribe(other);
  emit();
  stop();
  emit();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
  stopOther();
});

it('does not report this change to a screen that loads its data and subscribes again', () => {
  const stops: (() => void)[] = [];
  const loadAgain = vi.fn(() => {
    for (const stop of stops.splice(0)) stop();
    if (loadAgain.mock.calls.length < 3) stops.push(subscribe(() => loadAgain()));
  });
  stops.push(subscribe(() => loadAgain()));
  emit();
  expect(loadAgain).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});
