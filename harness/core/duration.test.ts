import { expect, it } from 'vitest';
import { duration } from './duration';

it.each([
  [0, '0 s'],
  [59.6, '1 min'],
  [61, '1 min 1 s'],
  [3600, '1 h 0 min'],
  [4260, '1 h 11 min'],
  [-3, '0 s'],
])('%d seconds: %s', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected);
});
