import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('are empty if and only if the scenarios are equal', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, (one, other) => {
        expect(between(one, one)).toEqual([]);
        const equal = JSON.stringify(scenarioOf(one)) === JSON.stringify(scenarioOf(other));
        if (!equal) expect(between({ ...one, name: 'one' }, { ...other, name: 'other' })).not.toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
