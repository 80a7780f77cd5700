import { expect, it } from 'vitest';
import { flowNameOf, isFlowOpen, LEVELS } from './levels';

it('has the numbers and flow names of PRODUCT.md', () => {
  expect(LEVELS).toEqual({ LEVEL_DEFAULT: 0, LEVEL_1: 1, LEVEL_2: 2 });
  expect([flowNameOf('LEVEL_DEFAULT'), flowNameOf('LEVEL_1'), flowNameOf('LEVEL_2')]).toEqual([
    'Level1_web',
    'Level1_web',
    'Level2_web',
  ]);
});

it.each([
  ['an empty list', 'LEVEL_2', [], true],
  ['a list with the flow', 'LEVEL_2', ['Level1_web', 'Level2_web'], true],
  ['a list without the flow', 'LEVEL_2', ['Level1_web'], false],
  ['a list without the flow of level 1', 'LEVEL_1', ['Level2_web'], false],
  ['a list of unknown names', 'LEVEL_1', ['Level1_ios'], true],
] as const)('the flow with %s: of %s with %j is open: %s', (_what, level, names, isOpen) => {
  expect(isFlowOpen(level, names)).toBe(isOpen);
});
