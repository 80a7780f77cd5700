import { expect, it, vi } from 'vitest';
import { announceServerChange, onServerChange } from './server-changes';

it('tells every listener each change, until it unsubscribes', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = onServerChange(one);
  const stopOther = onServerChange(other);
  announceServerChange();
  stop();
  announceServerChange();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
  stopOther();
});

it('does not tell this change to a screen that loads its data and listens anew', () => {
  const stops: (() => void)[] = [];
  const loadAgain = vi.fn(() => {
    for (const stop of stops.splice(0)) stop();
    if (loadAgain.mock.calls.length < 3) stops.push(onServerChange(() => loadAgain()));
  });
  stops.push(onServerChange(() => loadAgain()));
  announceServerChange();
  expect(loadAgain).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
});
