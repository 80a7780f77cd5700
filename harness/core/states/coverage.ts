import { ENDPOINT_NAMES } from '../../../src/api/endpoints';
import { ERROR_CODES } from '../../../src/domain/error-codes';
import { SITES } from '../../../src/domain/sites';
import { FAULT_KINDS } from '../faults';
import type { Scenario } from '../scenario';
import { reachablePairs } from './covering';
import { OPENING_CALLS } from './opening-calls';
import type { Row } from './row';
import { rowOfScenario } from './scenario-row';
import { CONSTRAINTS, DIMENSIONS, FAULT_MASK } from './space';
import { ValueTable } from './value-table';

export interface CoverageLine {
  readonly name: string;
  readonly shown: number;
  readonly of: number;
  readonly missing: readonly string[];
  readonly note?: string;
}

/** Why a sweep cannot show all entries. */
export interface CoveredState {
  readonly scenario: Scenario;
  readonly calls: readonly string[];
  /** Injected faults: kind and call. */
  readonly struck: readonly string[];
}

/** Counts values, pairs, screens, calls, codes and faults. States whose fault hit no call do not count. */
export function coverageOf(states: readonly CoveredState[]): CoverageLine[] {
  const sound = states.filter(({ scenario, struck }) => scenario.faults.length === 0 || struck.length > 0);
  const rows = sound.map(({ scenario }) => rowOfScenario(scenario));
  const calls = states.flatMap((state) => state.calls);
  const values = (name: string) => rows.map((row) => row[name] ?? '');
  const known = new Set(ERROR_CODES.map(({ code }) => String(code)));
  return [
    ...DIMENSIONS.map((dimension) => coverageLine(dimension.name, dimension.values, values(dimension.name))),
    siteCoverage(rows),
    coverageLine('calls that screens make when they open', Object.keys(OPENING_CALLS), calls),
    {
      ...coverageLine('calls', ENDPOINT_NAMES, calls),
      note: "The others follow an act of the member, or a vendor's answer: the selection 'walks' makes all of them.",
    },
    coverageLine('error codes', [...known], values('code')),
    coverageLine(
      'fault kinds that struck',
      FAULT_KINDS,
      states.flatMap(({ struck }) => struck.map((one) => one.split(' ')[0] ?? '')),
    ),
    pairCoverage(rows),
  ];
}

export function coverageLine(name: string, all: readonly string[], shown: Iterable<string>): CoverageLine {
  const seen = new Set(shown);
  const missing = [...new Set(all)].filter((value) => !seen.has(value));
  return { name, shown: new Set(all).size - missing.length, of: new Set(all).size, missing };
}

/** Each site's rules shape every screen. */
function siteCoverage(rows: readonly Row[]): CoverageLine {
  const routes = DIMENSIONS.find(({ name }) => name === 'route')?.values ?? [];
  const all = SITES.flatMap((site) => routes.map((route) => `${site} ${route}`));
  return coverageLine(
    'screens under the rules of each site',
    all,
    rows.map(({ site, route }) => `${site} ${route}`),
  );
}

/** Counted per two dimensions. */
function pairCoverage(rows: readonly Row[]): CoverageLine {
  let shown = 0;
  let of = 0;
  const missing: string[] = [];
  for (const { first, second, pairs } of possiblePairs()) {
    const seen = new Set(
      rows.filter((row) => showsPair(row, first, second)).map((row) => `${row[first]} ${row[second]}`),
    );
    const left = pairs.filter((pair) => !seen.has(pair)).length;
    of += pairs.length;
    shown += pairs.length - left;
    if (left > 0) missing.push(`${first} × ${second}: ${left} of ${pairs.length}`);
  }
  return { name: 'pairs of values that go together', shown, of, missing };
}

/** A failed call hides the state's other values. */
function showsPair(row: Row, first: string, second: string): boolean {
  if (first in FAULT_MASK || second in FAULT_MASK) return true;
  return Object.entries(FAULT_MASK).every(([name, value]) => row[name] === value);
}

interface DimensionPairs {
  readonly first: string;
  readonly second: string;
  readonly pairs: readonly string[];
}

let possible: readonly DimensionPairs[] | undefined;

/** Cached: computing takes a second. */
function possiblePairs(): readonly DimensionPairs[] {
  possible ??= findPossiblePairs();
  return possible;
}

function findPossiblePairs(): readonly DimensionPairs[] {
  const table = new ValueTable(DIMENSIONS, CONSTRAINTS);
  return DIMENSIONS.flatMap(({ name: first }, at) =>
    DIMENSIONS.slice(at + 1).map(({ name: second }) => ({
      first,
      second,
      pairs: reachablePairs(table, [first, second], FAULT_MASK).map((row) => `${row[first]} ${row[second]}`),
    })),
  );
}
