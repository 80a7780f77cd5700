import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aboutTime, timeLimit } from './durations';

it.each([
  [0, 'minutes', 1],
  [0.25, 'minutes', 1],
  [1, 'minutes', 1],
  [1.25, 'minutes', 2],
  [60, 'minutes', 60],
  [90, 'minutes', 90],
  [90.5, 'hours', 2],
  [91, 'hours', 2],
  [149, 'hours', 2],
  [150, 'hours', 3],
  [250, 'hours', 4],
] as const)('%s minutes are about %s: %s', (minutes, unit, count) => {
  expect(aboutTime(minutes)).toEqual({ unit, count });
});

it('is never more than half an hour from the real time, and never a large number of minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (minutes) => {
      const { unit, count } = aboutTime(minutes);
      expect(Number.isInteger(count)).toBe(true);
      if (unit === 'minutes') expect([count, count <= 90]).toEqual([minutes, true]);
      else expect(Math.abs(count * 60 - minutes)).toBeLessThanOrEqual(30);
    }),
  );
});

it.each([
  [0, 'minutes', 1],
  [15, 'minutes', 15],
  [90, 'minutes', 90],
  [91, 'hours', 2],
  [24 * 60, 'hours', 24],
  [48 * 60, 'hours', 48],
  [48 * 60 + 1, 'days', 3],
  [5 * 24 * 60, 'days', 5],
] as const)('what ends within %s minutes ends within %s: %s', (minutes, unit, count) => {
  expect(timeLimit(minutes)).toEqual({ unit, count });
});

it('a time limit is never shorter than the real time, and less than a unit longer', () => {
  const MINUTES = { minutes: 1, hours: 60, days: 1440 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (minutes) => {
      const { unit, count } = timeLimit(minutes);
      const longer = count * MINUTES[unit] - minutes;
      expect(longer >= 0 && longer < MINUTES[unit] + (unit === 'days' ? 60 : 0)).toBe(true);
    }),
  );
});
