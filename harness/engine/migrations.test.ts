import { expect, it } from 'vitest';
import { MIGRATIONS, migrate } from './migrations';
import { parseScenario, SCENARIO_VERSION } from './scenario';

const steps = {
  1: ({ old, ...rest }: Record<string, unknown>) => ({ ...rest, middle: old }),
  2: ({ middle, ...rest }: Record<string, unknown>) => ({ ...rest, now: middle }),
};

it('applies every step from the version of the scenario on', () => {
  expect(migrate({ version: 1, old: 'x' }, 3, steps)).toEqual({ version: 3, now: 'x' });
  expect(migrate({ version: 2, middle: 'x' }, 3, steps)).toEqual({ version: 3, now: 'x' });
});

it.each([
  { version: 3, now: 'x' },
  { name: 'no version means the current one' },
  { version: 9 },
  { version: '1', old: 'x' },
  { version: 0 },
  null,
  'text',
])('returns %j unchanged', (value) => expect(migrate(value, 3, steps)).toEqual(value));

it('has a step for every earlier version', () => {
  const versions = Array.from({ length: SCENARIO_VERSION - 1 }, (_, index) => String(index + 1));
  expect(Object.keys(MIGRATIONS)).toEqual(versions);
});

it('reports an unknown version as a problem', () => {
  const parsed = parseScenario({ version: SCENARIO_VERSION + 1 });
  expect(parsed.ok ? [] : parsed.problems.map(({ path }) => path)).toEqual(['version']);
});
