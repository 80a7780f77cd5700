import { expect, it } from 'vitest';
import { ENGINE_NAMES } from '../browsers/engines';
import { CHECKS } from './checks/list';
import { checksOf, LIMITS, limitsOf } from './engines';

it.each(ENGINE_NAMES)('%s runs every check except those whose reason the report says', (engine) => {
  const ran = checksOf(engine).map(({ id }) => id);
  const without = Object.keys(LIMITS[engine].without);
  expect([...ran, ...without].sort()).toEqual(CHECKS.map(({ id }) => id).sort());
  for (const id of without) expect(limitsOf(engine).join('\n')).toContain(`The check ${id} did not run: `);
});

it('runs every check in Chromium', () => {
  expect([checksOf(undefined), limitsOf(undefined)]).toEqual([CHECKS, []]);
});
