import { describe, expect, it } from 'vitest';
import { harnessConfig } from '../../../server/initial-config';
import { originsOf } from '../../hosts';
import { parseScenario, type ScenarioInput } from '../../scenario';
import { scenarioOf } from '../../testing';
import { coverageOf } from '../coverage';
import { parseFilter } from '../filter';
import { OPENING_CALLS } from '../opening-calls';
import { stateOfRow } from '../row-scenario';
import { rowOfScenario } from '../scenario-row';
import { EVERYTHING, SELECTIONS } from '../select';
import { CONSTRAINTS, DIMENSIONS } from '../space';

/** Making selections takes seconds, so mutation tests leave this folder out. */

const select = (name: string) => {
  const found = SELECTIONS[name]?.(EVERYTHING);
  if (found === undefined) throw new Error(name);
  return found;
};

/** Cached: takes seconds. */
const PAIRS = select('pairs');

function state(input: ScenarioInput, more: { calls?: string[]; struck?: string[] } = {}) {
  return { scenario: scenarioOf(input), calls: [], struck: [], ...more };
}

describe('selections', () => {
  it('values: every value of every dimension, in few states', () => {
    const { covering, states } = select('values');
    const seen = new Set(covering?.rows.flatMap((row) => Object.entries(row).map((pair) => pair.join('='))));
    expect([...seen].sort()).toEqual(
      DIMENSIONS.flatMap(({ name, values }) => values.map((value) => `${name}=${value}`)).sort(),
    );
    expect(states.length).toBeLessThan(150);
  });

  it('pairs: unique ids, valid scenarios, and hundreds rather than millions of states', () => {
    const { states, covering } = PAIRS;
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    expect(states.filter(({ scenario }) => !parseScenario(scenario).ok)).toEqual([]);
    expect(states.length).toBeLessThan(2500);
    for (const row of covering?.rows ?? []) {
      for (const {
        between: [a, b],
        allows,
      } of CONSTRAINTS)
        expect(allows(row[a] ?? '', row[b] ?? '')).toBe(true);
    }
  });

  it('pairs of values that a filter leaves, even if it leaves only failures', () => {
    const struck = parseFilter('fault=http,route=/auth/kyc');
    expect(struck.ok && SELECTIONS.pairs?.(struck.filter).states.length).toBeGreaterThan(10);
  });
});

describe('coverage', () => {
  it('is complete for the states that cover all pairs, and names only calls that an act has to trigger', () => {
    const { covering } = PAIRS;
    const states = (covering?.rows ?? []).map((row) => {
      const { scenario } = state(stateOfRow(row).scenario);
      const struck = scenario.faults.map(({ kind, endpoint }) => `${kind} ${endpoint}`);
      return { scenario, calls: Object.keys(OPENING_CALLS), struck };
    });
    const open = coverageOf(states).filter(({ shown, of }) => shown < of);
    expect(open.map(({ name }) => name)).toEqual(['calls']);
    expect(open[0]?.note).toBeDefined();
  });

  it('finds in a state the row from which it was made', () => {
    for (const row of SELECTIONS.values?.().covering?.rows ?? []) {
      const { scenario } = state(stateOfRow(row).scenario);
      // Only redirect vendors show outcomes at the return address.
      expect(rowOfScenario(scenario)).toEqual(row);
    }
  });
});

it('states of one page have one config', () => {
  const configs = new Map<string, Set<string>>();
  for (const { page, scenario: input } of PAIRS.states) {
    const parsed = parseScenario(input);
    if (page === undefined || !parsed.ok) continue;
    const { site, language, mode, platform, member, responses } = parsed.scenario;
    const config = harnessConfig(parsed.scenario, originsOf(1), { variant: 'default', testnet: false });
    // Config, address and member: what a page is loaded with.
    const loaded = JSON.stringify([
      config,
      site,
      language,
      mode,
      mode === 'mini-program' && platform,
      member,
      responses,
    ]);
    configs.set(page, (configs.get(page) ?? new Set()).add(loaded));
  }
  expect(configs.size).toBeGreaterThan(50);
  expect([...configs].filter(([, { size }]) => size > 1).map(([page]) => page)).toEqual([]);
});
