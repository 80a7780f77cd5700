import { expect, it } from 'vitest';
import { resetLimits } from './reset-limits';

const quotas = [
  { level: 'LEVEL_DEFAULT', coinLimit: [{ coin: 'BTC', limit: '2' }] },
  { level: 'LEVEL_1', coinLimit: [{ coin: 'BTC', limit: '50' }] },
  { level: 'LEVEL_2', coinLimit: [{ coin: 'USDT', limit: '2000000' }] },
] as const;

it.each([
  ['LEVEL_1', { from: '50', to: '2' }],
  ['LEVEL_2', undefined],
] as const)('a reset of %s changes the limit in BTC: %o', (level, limits) => {
  expect(resetLimits(quotas, level)).toEqual(limits);
});

it('nothing is said about limits that the server has not sent', () => {
  expect(resetLimits([], 'LEVEL_1')).toBeUndefined();
});
