import { SCENARIOS } from '../../../fixtures/scenarios';
import { type ScenarioInput, validScenario } from '../scenario';
import type { CoveredState } from './coverage';
import { parseFilter } from './filter';
import { KYC_INFO, OPENING_CALLS } from './opening-calls';
import type { Row } from './row';
import { rowOfScenario } from './scenario-row';
import { SELECTIONS } from './select';
import { CONSTRAINTS, DIMENSIONS } from './space';

export interface MissingState {
  readonly name: string;
  readonly scenario: ScenarioInput;
}

/** Matches `site × language: 3 of 40`. */
const PAIR = /^(\w+) × (\w+)/;
/** Makes the most calls. */
const INDEX_SCREEN = '/auth/personal';

/** Prefers a named scenario. Undefined if only a member's action shows the entry. */
export function stateShowing(line: string, value: string, shown: readonly CoveredState[]): MissingState | undefined {
  if (DIMENSIONS.some(({ name }) => name === line)) return stateWith({ [line]: value });
  const [, first, second] = PAIR.exec(value) ?? [];
  if (first !== undefined && second !== undefined) return stateOfPair(first, second, shown);
  const special = Object.hasOwn(SPECIAL, line) ? SPECIAL[line] : undefined;
  return special?.(value);
}

const SPECIAL: Readonly<Record<string, (value: string) => MissingState | undefined>> = {
  calls: stateOfCall,
  'calls that screens make when they open': stateOfCall,
  'screens under the rules of each site': (value) => {
    const [site = '', route = ''] = value.split(' ');
    return stateWith({ site, route });
  },
  'error codes': (value) => {
    const code = Number(value);
    const named = SCENARIOS.find(({ scenario }) =>
      scenario.faults?.some((fault) => fault.kind === 'envelope' && fault.ret_code === code),
    );
    const fault = { endpoint: KYC_INFO, kind: 'envelope', ret_code: code, ret_msg: `Code ${value}` } as const;
    return named ? stateNamed(named.scenario) : stateNamed({ name: `Error code ${value}`, faults: [fault] });
  },
  'fault kinds that struck': (value) => stateWith({ fault: value }),
};

/** Undefined for calls that follow a member's action. */
function stateOfCall(call: string): MissingState | undefined {
  const routes = Object.hasOwn(OPENING_CALLS, call) ? (OPENING_CALLS[call] ?? []) : [];
  const route = routes.includes(INDEX_SCREEN) ? INDEX_SCREEN : routes[0];
  return route === undefined ? undefined : stateNamed({ name: `Calls ${call}`, route });
}

function stateNamed(scenario: ScenarioInput & { readonly name: string }): MissingState {
  return { name: scenario.name, scenario };
}

/** Prefers named scenarios, and states without faults. */
function stateWith(
  values: Readonly<Record<string, string>>,
  rows: readonly NamedRow[] = namedRows(),
): MissingState | undefined {
  const named = rows.filter(({ row }) => Object.entries(values).every(([name, value]) => row[name] === value));
  if (named.length > 0) return named.find(({ row }) => row.fault === 'none') ?? named[0];
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  const parsed = parseFilter(pairs.join(','));
  const states = parsed.ok ? SELECTIONS.values?.(parsed.filter).states : undefined;
  return states?.find(({ scenario }) => (scenario.faults ?? []).length === 0) ?? states?.[0];
}

interface NamedRow extends MissingState {
  readonly row: Row;
}

function namedRows(): NamedRow[] {
  return SCENARIOS.map(({ scenario }) => {
    return { name: scenario.name, scenario, row: rowOfScenario(validScenario(scenario).scenario) };
  });
}

function stateOfPair(first: string, second: string, shown: readonly CoveredState[]): MissingState | undefined {
  const valuesOf = (name: string) => DIMENSIONS.find((dimension) => dimension.name === name)?.values ?? [];
  const seen = new Set(
    shown.map(({ scenario }) => {
      const row = rowOfScenario(scenario);
      return `${row[first]} ${row[second]}`;
    }),
  );
  const rows = namedRows();
  for (const x of valuesOf(first)) {
    for (const y of valuesOf(second)) {
      if (seen.has(`${x} ${y}`) || !goTogether(first, x, second, y)) continue;
      const state = stateWith({ [first]: x, [second]: y }, rows);
      if (state !== undefined) return state;
    }
  }
  return undefined;
}

function goTogether(first: string, x: string, second: string, y: string): boolean {
  return CONSTRAINTS.every(({ between: [a, b], allows }) => {
    if (a === first && b === second) return allows(x, y);
    return a === second && b === first ? allows(y, x) : true;
  });
}
