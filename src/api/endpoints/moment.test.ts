import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { longDate } from '../../lib/long-date';
import { moment } from './shapes';

const LAST = 8.64e15;

it.each([0, -1, LAST, -LAST, Date.UTC(2026, 10, 20)])('the time %d can be written', (time) => {
  expect(z.safeParse(moment, time).success).toBe(true);
  expect(longDate(time, 'en', { timeZone: 'UTC', timeStyle: 'short' })).not.toBe('');
});

it.each([LAST + 1, -LAST - 1, Number.MAX_SAFE_INTEGER, 1.5, Number.NaN, '0'])('%s is not a valid time', (time) => {
  expect(z.safeParse(moment, time).success).toBe(false);
});
