import { expect, it } from 'vitest';
import { flowNameOf, LEVELS } from './levels';

it('numbers the levels and names their flows as spec 3 does', () => {
  expect(LEVELS).toEqual({ LEVEL_DEFAULT: 0, LEVEL_1: 1, LEVEL_2: 2 });
  expect([flowNameOf('LEVEL_DEFAULT'), flowNameOf('LEVEL_1'), flowNameOf('LEVEL_2')]).toEqual([
    'Level1_web',
    'Level1_web',
    'Level2_web',
  ]);
});
