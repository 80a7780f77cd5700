import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../engine/scenario';
import { anyScenario, scenarioOf } from '../../engine/testing';
import { differences } from './difference';

const between = (running: object, linked: object) => differences(scenarioOf(running), scenarioOf(linked));

describe('differences', () => {
  it.each([
    [{}, { site: 'TUR' }, ['site: NONE → TUR', 'language: en → tr-TR']],
    [{ kyc: { steps: { '1': 'SUCCESS' } } }, {}, ['kyc.steps.1: SUCCESS → ALLOW']],
    [{ member: { id: '7' } }, {}, ['member.id: 7 → not set']],
    [{}, { kyc: { rejectReason: 'BLURRED' } }, ['kyc.rejectReason: "" → BLURRED']],
    [{ query: { a: '1' } }, { query: { b: '2' } }, ['query: {"a":"1"} → {"b":"2"}']],
    [{}, { responses: { 'POST /logout': { a: { b: 1 } } } }, ['responses.POST /logout: not set → {"a":{"b":1}}']],
    [{}, { name: 'x'.repeat(100) }, [`name: Untitled → ${'x'.repeat(60)}…`]],
  ])('lists the changed keys with both values: %j to %j', (running, linked, expected) => {
    const found = between(running, linked).map((one) => `${one.path}: ${one.running} → ${one.linked}`);
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('are found exactly in the top-level keys whose values differ', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, (one, other) => {
        const [running, linked] = [scenarioOf(one), scenarioOf(other)];
        const keys = Object.keys(running) as (keyof Scenario)[];
        const changed = keys.filter((key) => JSON.stringify(running[key]) !== JSON.stringify(linked[key]));
        const found = differences(running, linked).map(({ path }) => path.split('.')[0]);
        expect(new Set(found)).toEqual(new Set(changed));
      }),
      { numRuns: 50 },
    );
  });
});
