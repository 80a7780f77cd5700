import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../fixtures/scenarios';
import type { ScenarioInput } from '../scenario';
import { scenarioOf } from '../testing';
import { type CoveredState, coverageOf } from './coverage';
import { stateShowing } from './missing-state';
import { KYC_INFO, START_CALLS } from './opening-calls';
import { DIMENSIONS } from './space';
import { UNUSED } from './status-dimensions';

function covered(input: unknown, calls: readonly string[] = []): CoveredState {
  const scenario = scenarioOf(input);
  return { scenario, calls, struck: scenario.faults.map(({ kind, endpoint }) => `${kind} ${endpoint}`) };
}

const missingIn = (states: readonly CoveredState[], line: string) =>
  coverageOf(states).find(({ name }) => name === line)?.missing ?? [];

describe('stateShowing', () => {
  it.each(DIMENSIONS.map(({ name }) => name))('finds a state for missing values of %s', (line) => {
    const missing = missingIn([], line);
    // All entries would take a minute.
    for (const value of [missing[0] ?? '', missing.at(-1) ?? '']) {
      const state = stateShowing(line, value, []);
      expect([line, value, missingIn([covered(state?.scenario)], line).includes(value)]).toEqual([line, value, false]);
    }
  });

  it.each(['error codes', 'fault kinds that struck'])('finds a state for each missing entry of %s', (line) => {
    for (const value of missingIn([], line)) {
      const state = stateShowing(line, value, []);
      expect([value, missingIn([covered(state?.scenario)], line).includes(value)]).toEqual([value, false]);
    }
  });

  it('finds a screen for a call that a screen makes when it opens, and nothing for other calls', () => {
    const missing = missingIn([], 'calls');
    const found = missing.filter((value) => stateShowing('calls', value, []) !== undefined);
    const opening = DIMENSIONS.find(({ name }) => name === 'faultOn')?.values.filter((value) => value !== UNUSED);
    expect(found.sort()).toEqual([...(opening ?? [])].sort());
  });

  it('finds a pair that was not shown, until all pairs of two dimensions are', () => {
    const shown: CoveredState[] = [];
    const entry = () =>
      coverageOf(shown)
        .at(-1)
        ?.missing.find((text) => text.startsWith('mode × theme')) ?? '';
    const left: string[] = [];
    for (let text = entry(); text !== '' && left.length < 20; text = entry()) {
      left.push(text);
      const state = stateShowing('pairs of values that go together', text, shown);
      shown.push(covered(state?.scenario));
    }
    expect(left.map((text) => Number(/: (\d+) of/.exec(text)?.[1]))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('takes a named scenario where one shows the value, one without a fault first', () => {
    const named = SCENARIOS.filter(({ scenario }) => scenario.site === 'KAZ' && (scenario.faults ?? []).length === 0);
    expect(stateShowing('site', 'KAZ', [])).toMatchObject({
      name: named[0]?.scenario.name,
      scenario: named[0]?.scenario,
    });
    const struck = stateShowing('fault', 'http', []);
    expect(SCENARIOS.map(({ scenario }) => scenario)).toContain(struck?.scenario);
    expect(struck?.scenario.faults?.[0]?.kind).toBe('http');
    const personal = stateShowing('route', '/auth/personal', []);
    expect(personal?.scenario.faults ?? []).toEqual([]);
  });

  it('makes a state where no named scenario shows the value', () => {
    const state = stateShowing('screens under the rules of each site', 'KAZ /auth/updatePOA', []);
    expect(SCENARIOS.map(({ scenario }) => scenario)).not.toContain(state?.scenario);
    expect(covered(state?.scenario).scenario).toMatchObject({ site: 'KAZ', route: '/auth/updatePOA', faults: [] });
  });

  it('answers with an error code by a named scenario, else by kyc-info', () => {
    const codesOf = ({ faults = [] }: ScenarioInput) =>
      faults.flatMap((fault) => (fault.kind === 'envelope' ? [fault.ret_code] : []));
    const found = SCENARIOS.filter(({ scenario }) => codesOf(scenario).length > 0);
    for (const code of new Set(found.flatMap(({ scenario }) => codesOf(scenario)))) {
      const named = found.find(({ scenario }) => codesOf(scenario).includes(code));
      expect(stateShowing('error codes', String(code), [])).toEqual({
        name: named?.scenario.name,
        scenario: named?.scenario,
      });
    }
    expect(stateShowing('error codes', '424242', [])).toMatchObject({
      name: 'Error code 424242',
      scenario: { faults: [{ endpoint: KYC_INFO, kind: 'envelope', ret_code: 424242, ret_msg: 'Code 424242' }] },
    });
  });

  it('opens the personal page for a call that it makes, else a screen that makes the call', () => {
    expect(stateShowing('calls', KYC_INFO, [])).toEqual({
      name: `Calls ${KYC_INFO}`,
      scenario: { name: `Calls ${KYC_INFO}`, route: '/auth/personal' },
    });
    const [call = ''] = START_CALLS;
    expect(stateShowing('calls that screens make when they open', call, [])?.scenario.route).toBe('/auth/kyc');
    expect(stateShowing('calls', 'constructor', [])).toBeUndefined();
  });

  it('finds a pair by rules that name its dimensions in the other order', () => {
    const pairs = 'pairs of values that go together';
    // In the constraint's order: the fault first.
    const state = stateShowing(pairs, 'edd × fault: 1 of 2', []);
    expect(covered(state?.scenario).scenario).toMatchObject({ kyc: { edd: 'EDDStatus_Unknown' }, faults: [] });
    const shown = [covered({}), covered({ faults: [{ kind: 'network' }] })];
    const next = covered(stateShowing(pairs, 'edd × fault: 1 of 2', shown)?.scenario).scenario;
    expect([next.kyc.edd, next.faults.length]).toEqual(['EDDStatus_Unknown', 1]);
    expect(stateShowing(pairs, 'edd x fault', [])).toBeUndefined();
  });

  it('finds the screen of a site', () => {
    const state = stateShowing('screens under the rules of each site', 'KAZ /auth/updatePOA', []);
    expect(covered(state?.scenario).scenario).toMatchObject({ site: 'KAZ', route: '/auth/updatePOA' });
  });

  it('finds nothing for what does not exist', () => {
    expect(stateShowing('site', 'XXX', [])).toBeUndefined();
    expect(stateShowing('no such line', 'x', [])).toBeUndefined();
  });
});
