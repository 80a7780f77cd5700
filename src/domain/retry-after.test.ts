import { expect, it } from 'vitest';
import { retryTime } from './retry-after';

const NOW = Date.parse('2026-11-20T09:00:00Z');

it.each([
  ['90', '2026-11-20T09:01:30Z'],
  [' 3600 ', '2026-11-20T10:00:00Z'],
  ['Fri, 20 Nov 2026 10:30:00 GMT', '2026-11-20T10:30:00Z'],
  // The past, no time, and longer than anyone waits.
  ['0', undefined],
  ['Fri, 20 Nov 2026 08:00:00 GMT', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
  [90, undefined],
  ['99999999', undefined],
  ['9'.repeat(400), undefined],
] as const)('reads %j as %s', (header, time) => {
  expect(retryTime(header, NOW)).toBe(time && Date.parse(time));
});
