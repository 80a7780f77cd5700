import { ENDPOINT_NAMES } from '../../../src/api/endpoints';
import { ERROR_CODES } from '../../../src/domain/error-codes';
import { FAULT_KINDS } from '../faults';
import type { Scenario } from '../scenario';
import type { Constraint, Dimension, Row } from './covering';
import { rowOfScenario } from './scenario-row';
import { CONSTRAINTS, DIMENSIONS, FAULT_MASK } from './space';

/** How much of one list the states of a sweep have shown. */
export interface CoverageLine {
  readonly name: string;
  readonly shown: number;
  readonly of: number;
  /** What no state has shown. */
  readonly missing: readonly string[];
}

/** What a state tells about coverage. */
export interface CoveredState {
  readonly scenario: Scenario;
  /** Names of the calls that the page made. */
  readonly calls: readonly string[];
  /** Faults that struck: kind and call. */
  readonly struck: readonly string[];
}

/** Values of each dimension, calls, error codes, fault kinds and pairs of values: what was shown, and what was not. */
export function coverageOf(states: readonly CoveredState[]): CoverageLine[] {
  const rows = states.map(({ scenario }) => rowOfScenario(scenario));
  const codes = states.flatMap(({ scenario }) =>
    scenario.faults.flatMap((fault) => (fault.kind === 'envelope' ? [String(fault.ret_code)] : [])),
  );
  return [
    ...DIMENSIONS.map(({ name, values }) =>
      line(
        name,
        values,
        rows.map((row) => row[name] ?? ''),
      ),
    ),
    line(
      'calls',
      ENDPOINT_NAMES,
      states.flatMap(({ calls }) => calls),
    ),
    line(
      'error codes',
      ERROR_CODES.map(({ code }) => String(code)),
      codes,
    ),
    line(
      'fault kinds that struck',
      FAULT_KINDS,
      states.flatMap(({ struck }) => struck.map((one) => one.split(' ')[0] ?? '')),
    ),
    pairCoverage(rows),
  ];
}

function line(name: string, all: readonly string[], shown: readonly string[]): CoverageLine {
  const seen = new Set(shown);
  const missing = [...new Set(all)].filter((value) => !seen.has(value));
  return { name, shown: new Set(all).size - missing.length, of: new Set(all).size, missing };
}

/** Pairs are too many to list: what is missing is told by the two dimensions. */
function pairCoverage(rows: readonly Row[]): CoverageLine {
  let shown = 0;
  let of = 0;
  const missing: string[] = [];
  DIMENSIONS.forEach((first, at) => {
    for (const second of DIMENSIONS.slice(at + 1)) {
      const seen = new Set(
        rows.filter((row) => showsPair(row, first, second)).map((row) => `${row[first.name]} ${row[second.name]}`),
      );
      const allowed = allowedPairs(first, second);
      const left = allowed.filter((pair) => !seen.has(pair)).length;
      of += allowed.length;
      shown += allowed.length - left;
      if (left > 0) missing.push(`${first.name} × ${second.name}: ${left} of ${allowed.length}`);
    }
  });
  return { name: 'pairs of values that go together', shown, of, missing };
}

/** A failed call hides the rest of the state. */
function showsPair(row: Row, { name: first }: Dimension, { name: second }: Dimension): boolean {
  const clear = FAULT_MASK.clear;
  if (first in clear || second in clear) return true;
  return row.fault === clear.fault;
}

function allowedPairs(first: Dimension, second: Dimension): string[] {
  const between = CONSTRAINTS.filter(({ between: [a, b] }) =>
    [a, b].every((name) => name === first.name || name === second.name),
  );
  const isAllowed = (x: string, y: string) =>
    between.every(({ between: [a], allows }: Constraint) => (a === first.name ? allows(x, y) : allows(y, x)));
  return first.values.flatMap((x) => second.values.filter((y) => isAllowed(x, y)).map((y) => `${x} ${y}`));
}
