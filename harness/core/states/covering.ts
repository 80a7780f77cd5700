import type { Constraint, Dimension, Row } from './row';
import { type Tuple, ValueTable } from './value-table';

/**
 * Few rows with every allowed pair of values. Greedy: each row starts from a missing combination and adds the most
 * others.
 */

export interface CoveringOptions {
  /** Dimensions whose values occur together. 1: each value occurs once. */
  readonly strength: 1 | 2;
  /**
   * Dimensions that hide all others, with the value that hides nothing. Other combinations count only in rows with these
   * values.
   */
  readonly mask?: Row;
  /** Dimensions that are slow to change. Default: none. */
  readonly seldom?: readonly string[];
}

export interface Covering {
  readonly rows: readonly Row[];
  /** Combinations that the rows show. */
  readonly covered: number;
  /** Combinations that no complete row can have. */
  readonly unreachable: readonly Row[];
}

/** Deterministic. */
export function coveringArray(
  dimensions: readonly Dimension[],
  constraints: readonly Constraint[],
  { strength, mask = {}, seldom = [] }: CoveringOptions,
): Covering {
  const table = new ValueTable(dimensions, constraints);
  const { size, dimensionOf } = table;
  const withMask = maskOn(table, mask);
  const groups = choose([...dimensions.keys()], strength);
  // Rows with most constraints first; free combinations then fit into them.
  const seeds = groups.flatMap((group) => table.tuplesOf(group)).reverse();

  const keyOf = (tuple: Tuple) => tuple.reduce((key, value) => key * size + value, 0);
  /** 1 for each missing combination: once with each of its values in front. */
  const missing = new Uint8Array(size ** strength);
  const mark = (tuple: Tuple, is: 0 | 1) => {
    for (const [at, value] of tuple.entries())
      missing[keyOf([value, ...tuple.slice(0, at), ...tuple.slice(at + 1)])] = is;
  };
  for (const seed of seeds) mark(seed, 1);
  const gainOf = (value: number, others: readonly number[]) =>
    others.reduce((sum, other) => sum + (missing[value * size ** (strength - 1) + other] ?? 0), 0);
  const othersOf = (values: readonly number[]) => choose(values, strength - 1).map(keyOf);

  const shownBy = (row: readonly number[]) =>
    groups
      .map((group) => group.map((at) => row[at] ?? -1))
      .filter((tuple) => withMask(tuple).every((value) => row.includes(value)));

  const uses = new Uint32Array(size);
  const rank = (row: readonly number[], values: readonly number[]): readonly number[] => {
    const others = othersOf(row.filter((value) => value !== -1));
    return values
      .map((value) => ({ value, gain: gainOf(value, others) }))
      .sort((a, b) => b.gain - a.gain || (uses[a.value] ?? 0) - (uses[b.value] ?? 0))
      .map(({ value }) => value);
  };

  /** At first a few that show each pair. */
  const choices: Tuple[] =
    seldom.length === 0
      ? []
      : coveringArray(
          dimensions.filter(({ name }) => seldom.includes(name)),
          constraints.filter(({ between }) => between.every((name) => seldom.includes(name))),
          { strength: 2 },
        ).rows.map((row) => seldom.map((name) => table.valueOf(name, row[name] ?? '')));
  /** Most missing combinations first. */
  const choicesFor = (seed: Tuple): Tuple[] => {
    const others = othersOf(seed);
    return choices
      .map((choice) => choice.filter((value) => !seed.includes(value)))
      .filter((rest) => !rest.some((value) => seed.some((one) => dimensionOf[one] === dimensionOf[value])))
      .map((rest) => ({ rest, gain: rest.reduce((sum, value) => sum + gainOf(value, others), 0) }))
      .sort((a, b) => b.gain - a.gain)
      .map(({ rest }) => rest);
  };
  /** Uses a known combination of the slow dimensions if possible. */
  const completed = (seed: Tuple): number[] | undefined => {
    // Many seeds fit no row; do not try them with each combination.
    if (table.complete(seed) === undefined) return undefined;
    for (const choice of choicesFor(seed)) {
      const row = table.complete([...seed, ...choice], rank);
      if (row !== undefined) return row;
    }
    const row = table.complete(seed, rank);
    if (row !== undefined && seldom.length > 0) choices.push(seldom.map((name) => row[table.dimension(name)] ?? -1));
    return row;
  };

  const rows: number[][] = [];
  const unreachable: Row[] = [];
  for (const seed of seeds) {
    if (missing[keyOf(seed)] === 0) continue;
    const row = completed(withMask(seed));
    if (row === undefined) {
      mark(seed, 0);
      unreachable.push(table.rowOf(seed));
      continue;
    }
    rows.push(row);
    for (const value of row) uses[value] = (uses[value] ?? 0) + 1;
    for (const tuple of shownBy(row)) mark(tuple, 0);
  }
  return {
    rows: withoutSpare(rows, (row) => shownBy(row).map(keyOf)).map((row) => table.rowOf(row)),
    covered: seeds.length - unreachable.length,
    unreachable: unreachable.reverse(),
  };
}

/** As rows of two values. */
export function reachablePairs(table: ValueTable, [first, second]: readonly [string, string], mask: Row): Row[] {
  const withMask = maskOn(table, mask);
  return table
    .tuplesOf([table.dimension(first), table.dimension(second)])
    .filter((tuple) => table.complete(withMask(tuple)) !== undefined)
    .map((tuple) => table.rowOf(tuple));
}

function maskOn(table: ValueTable, mask: Row): (tuple: Tuple) => Tuple {
  const clear = Object.entries(mask).map(([name, value]) => table.valueOf(name, value));
  const dimensions = new Set(clear.map((value) => table.dimensionOf[value]));
  return (tuple) => (tuple.some((value) => dimensions.has(table.dimensionOf[value])) ? tuple : [...tuple, ...clear]);
}

/** Starts with the last row. */
function withoutSpare<T>(rows: readonly T[], keysOf: (row: T) => readonly number[]): T[] {
  const keys = new Map(rows.map((row) => [row, keysOf(row)]));
  const count = new Map<number, number>();
  for (const key of [...keys.values()].flat()) count.set(key, (count.get(key) ?? 0) + 1);
  for (const [row, shown] of [...keys].reverse()) {
    if (shown.some((key) => count.get(key) === 1)) continue;
    keys.delete(row);
    for (const key of shown) count.set(key, (count.get(key) ?? 0) - 1);
  }
  return [...keys.keys()];
}

/** Keeps the items' order. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
