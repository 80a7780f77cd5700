import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../src/domain/error-codes';
import { SITES } from '../../../src/domain/sites';
import { SCREENS } from '../../../src/screens/screens';
import type { ScenarioInput } from '../scenario';
import { scenarioOf } from '../testing';
import { coverageOf } from './coverage';
import { PROFILE } from './opening-calls';
import { DIMENSIONS } from './space';

function state(input: ScenarioInput, more: { calls?: string[]; struck?: string[] } = {}) {
  return { scenario: scenarioOf(input), calls: [], struck: [], ...more };
}

const lineOf = (name: string, states: ReturnType<typeof state>[]) =>
  coverageOf(states).find((one) => one.name === name);

describe('coverage', () => {
  it('counts values and names the missing ones', () => {
    const sites = lineOf('site', [state({ site: 'HKG' }), state({ site: 'HKG' }), state({})]);
    const missing = SITES.filter((site) => site !== 'HKG' && site !== 'NONE');
    expect(sites).toEqual({ name: 'site', shown: 2, of: SITES.length, missing });
    expect(missing).toContain('TUR');
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

  it('has a line for each dimension, then the others; only calls have a note', () => {
    const lines = coverageOf([]);
    expect(lines.map(({ name }) => name)).toEqual([
      ...DIMENSIONS.map(({ name }) => name),
      'screens under the rules of each site',
      'calls that screens make when they open',
      'calls',
      'error codes',
      'fault kinds that struck',
      'pairs of values that go together',
    ]);
    expect(lines.filter(({ note }) => note !== undefined)).toMatchObject([
      { name: 'calls', note: expect.stringContaining('an act of the member') },
    ]);
    const codes = new Set(ERROR_CODES.map(({ code }) => String(code)));
    expect(lines.find(({ name }) => name === 'error codes')).toMatchObject({ shown: 0, of: codes.size });
  });

  it('counts the screens of each site', () => {
    const line = lineOf('screens under the rules of each site', [
      state({ site: 'HKG', route: '/auth/kyc' }),
      state({}),
    ]);
    expect(line).toMatchObject({ shown: 2, of: SITES.length * SCREENS.length });
    expect(line?.missing).toContain('HKG /auth/personal');
    expect(line?.missing).not.toContain('HKG /auth/kyc');
  });

  it('counts the pairs of each two dimensions; a failure shows only those that are part of it', () => {
    const name = 'pairs of values that go together';
    const none = lineOf(name, []);
    const counts = none?.missing.map((entry) => /^(\w+) × (\w+): (\d+) of \3$/.exec(entry)) ?? [];
    const all = DIMENSIONS.length;
    expect(counts).toHaveLength((all * (all - 1)) / 2);
    expect(counts.every((match) => match !== null && match[1] !== match[2])).toBe(true);
    expect(none?.of).toBe(counts.reduce((sum, match) => sum + Number(match?.[3]), 0));
    expect(none?.missing).toContain('mode × theme: 7 of 7');
    expect(lineOf(name, [state({})])).toMatchObject({ shown: (all * (all - 1)) / 2, of: none?.of });
    const struck = state({ faults: [{ endpoint: PROFILE, kind: 'network' }] }, { struck: [`network ${PROFILE}`] });
    // Pairs of fault, call and code, with each other and all other dimensions.
    expect(lineOf(name, [struck])?.shown).toBe(3 * (all - 3) + 3);
    expect(lineOf(name, [state({ mode: 'app', device: 'phone' })])?.missing).toContain('mode × theme: 6 of 7');
  });
});
