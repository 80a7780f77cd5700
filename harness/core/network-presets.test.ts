import { describe, expect, it } from 'vitest';
import { FaultPlan } from './fault-plan';
import { flakySeedOf, NETWORK_PRESETS, presetOf, withPreset } from './network-presets';
import { scenarioOf } from './testing';

const NAMES = NETWORK_PRESETS.map(({ name }) => name);
const OWN = scenarioOf({
  faults: [
    { kind: 'http', status: 500, times: 1 },
    { kind: 'slow', ms: 3000, endpoint: 'POST /logout' },
  ],
}).faults;
const CALLS = ['POST /logout', 'GET /v2/private/user/profile'];

describe('presets of the connection', () => {
  it.each(NAMES.flatMap((from) => NAMES.map((to) => [from, to] as const)))(
    'from %s to %s: only the rows of the new one, after the faults of the tester',
    (from, to) => {
      const faults = withPreset(withPreset(OWN, from, 3), to, 7);
      expect(faults).toEqual([...OWN, ...(NETWORK_PRESETS.find(({ name }) => name === to)?.faults(7) ?? [])]);
      // Recognised in any key order.
      const { faults: kept } = scenarioOf({ faults });
      expect([presetOf(kept), withPreset(kept, 'full', 1)]).toEqual([to, OWN]);
      expect(flakySeedOf(kept)).toBe(to === 'flaky' ? 7 : 1);
    },
  );

  it('a flaky connection loses the same calls for the same seed, in whatever order calls of several kinds arrive', () => {
    const lost = (seed: number, order: readonly string[]) => {
      const plan = new FaultPlan(withPreset([], 'flaky', seed));
      const kinds = new Map<string, string[]>(CALLS.map((call) => [call, []]));
      for (const call of order) kinds.get(call)?.push([...plan.striking(call)].map(({ kind }) => kind).join('+'));
      return Object.fromEntries(kinds);
    };
    const inTurn = Array.from({ length: 400 }, (_, at) => CALLS[at % 2] ?? '');
    const one = lost(7, inTurn);
    expect(lost(7, inTurn.toSorted())).toEqual(one);
    expect(lost(8, inTurn)).not.toEqual(one);
    const share =
      Object.values(one)
        .flat()
        .filter((kinds) => kinds.includes('network')).length / 400;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.32);
  });

  it('a fault without a seed strikes the calls that seed 1 strikes', () => {
    const struck = (seed?: number) => {
      const { faults } = scenarioOf({ faults: [{ kind: 'network', share: 0.5, ...(seed !== undefined && { seed }) }] });
      const plan = new FaultPlan(faults);
      return Array.from({ length: 50 }, () => [...plan.striking(CALLS[0])].length);
    };
    expect(struck()).toEqual(struck(1));
    for (const seed of [0, 2]) expect(struck(seed)).not.toEqual(struck(1));
  });
});
