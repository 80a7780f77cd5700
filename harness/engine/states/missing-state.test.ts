import { describe, expect, it } from 'vitest';
import { parseScenario } from '../scenario';
import { type CoveredState, coverageOf } from './coverage';
import { stateShowing } from './missing-state';
import { DIMENSIONS } from './space';
import { UNUSED } from './status-dimensions';

/** A state as it counts for the coverage; a fault of its scenario strikes. */
function covered(input: unknown, calls: readonly string[] = []): CoveredState {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { faults } = parsed.scenario;
  return { scenario: parsed.scenario, calls, struck: faults.map(({ kind, endpoint }) => `${kind} ${endpoint}`) };
}

const missingIn = (states: readonly CoveredState[], line: string) =>
  coverageOf(states).find(({ name }) => name === line)?.missing ?? [];

describe('stateShowing', () => {
  it.each(DIMENSIONS.map(({ name }) => name))('finds a state for missing values of %s', (line) => {
    const missing = missingIn([], line);
    // Each of them would take a minute; those at the ends differ most.
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

  it('finds the screen of a site', () => {
    const state = stateShowing('screens under the rules of each site', 'KAZ /auth/updatePOA', []);
    expect(covered(state?.scenario).scenario).toMatchObject({ site: 'KAZ', route: '/auth/updatePOA' });
  });

  it('finds nothing for what does not exist', () => {
    expect(stateShowing('site', 'XXX', [])).toBeUndefined();
    expect(stateShowing('no such line', 'x', [])).toBeUndefined();
  });
});
