import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scenario } from './scenario';
import { differences } from './scenario-differences';
import { anyScenario, scenarioOf } from './testing';

const between = (before: object, after: object) => differences(scenarioOf(before), scenarioOf(after));

describe('differences', () => {
  it.each([
    [{}, { site: 'TUR' }, ['site: NONE → TUR', 'language: en → tr-TR']],
    [{ kyc: { steps: { '1': 'SUCCESS' } } }, {}, ['kyc.steps.1: SUCCESS → ALLOW']],
    [{ member: { id: '7' } }, {}, ['member.id: 7 → not set']],
    [{}, { kyc: { rejectReason: 'BLURRED' } }, ['kyc.rejectReason: "" → BLURRED']],
    [{ query: { a: '1' } }, { query: { b: '2' } }, ['query: {"a":"1"} → {"b":"2"}']],
    [{}, { responses: { 'POST /logout': { a: { b: 1 } } } }, ['responses.POST /logout: not set → {"a":{"b":1}}']],
    [{}, { name: 'x'.repeat(100) }, [`name: Untitled → ${'x'.repeat(60)}…`]],
  ])('lists the changed keys with both values: %j to %j', (before, after, expected) => {
    const found = between(before, after).map((one) => `${one.path}: ${one.before} → ${one.after}`);
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('are found exactly in the top-level keys whose values differ', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, (one, other) => {
        const [before, after] = [scenarioOf(one), scenarioOf(other)];
        const keys = Object.keys(before) as (keyof Scenario)[];
        const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
        const found = differences(before, after).map(({ path }) => path.split('.')[0]);
        expect(new Set(found)).toEqual(new Set(changed));
      }),
      { numRuns: 50 },
    );
  });
});
