import { expect, it } from 'vitest';
import { wholeSeconds } from './speed';

it.each([
  ['at the start', 0, 0, 103],
  ['while a slow browser starts', 120, 0, 120],
  ['as expected', 53, 50, 103],
  ['twice as slow', 106, 50, 206],
  ['after a slow start', 30, 1, 772.5],
  ['at the end', 90, 100, 90],
])('tells the whole time of 100 states that are expected to take 103 s: %s', (_what, elapsed, done, whole) => {
  expect(wholeSeconds(103, elapsed, done, 100)).toBeCloseTo(whole);
});
