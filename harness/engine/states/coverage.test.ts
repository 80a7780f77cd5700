import { describe, expect, it } from 'vitest';
import { parseScenario, type ScenarioInput } from '../scenario';
import { coverageOf } from './coverage';

function state(input: ScenarioInput, more: { calls?: string[]; struck?: string[] } = {}) {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { scenario: parsed.scenario, calls: [], struck: [], ...more };
}

const lineOf = (name: string, states: ReturnType<typeof state>[]) =>
  coverageOf(states).find((one) => one.name === name);

describe('coverage', () => {
  it('counts values, and names those that are missing', () => {
    const sites = lineOf('site', [state({ site: 'HKG' }), state({ site: 'HKG' }), state({})]);
    expect(sites).toEqual({ name: 'site', shown: 2, of: 7, missing: ['ARE', 'TUR', 'KAZ', 'EU', 'IDN'] });
  });

  it('counts calls and faults that happened, and error codes that were answered', () => {
    const call = 'GET /v2/private/user/profile';
    const fault = { endpoint: call, kind: 'envelope' as const, ret_code: 10007 };
    const states = [state({ faults: [fault] }, { calls: [call], struck: [`envelope ${call}`] })];
    expect(lineOf('calls', states)?.shown).toBe(1);
    expect(lineOf('error codes', states)?.missing).not.toContain('10007');
    expect(lineOf('fault kinds that struck', states)?.shown).toBe(1);
  });

  it('does not count pairs that a fault hides', () => {
    const clear = lineOf('pairs of values that go together', [state({})])?.shown ?? 0;
    const fault = state({ faults: [{ kind: 'network' }] }, { struck: ['network *'] });
    const struck = lineOf('pairs of values that go together', [fault])?.shown ?? 0;
    expect(struck).toBeGreaterThan(0);
    expect(struck).toBeLessThan(clear);
  });

  it('counts a fault only where it struck a call', () => {
    const call = 'GET /v2/private/user/profile';
    const missed = state({ site: 'HKG', faults: [{ endpoint: call, kind: 'network' }] });
    expect(lineOf('site', [missed])?.shown).toBe(0);
    expect(lineOf('fault', [{ ...missed, struck: [`network ${call}`] }])?.shown).toBe(1);
  });
});
