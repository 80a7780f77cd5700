import type { Constraint, Dimension, Row } from './row';
import { type Tuple, ValueTable } from './value-table';

/**
 * Covering arrays: a short list of rows in which each combination of values of any two dimensions occurs, as far as the
 * constraints allow it. The algorithm is greedy: each row starts with a missing combination (the seed) and is completed with the values
 * that add the most other missing combinations. At the end, rows whose combinations all occur in other rows are removed.
 */

export interface CoveringOptions {
  /** Number of dimensions whose values have to occur together. 1: each value occurs once. */
  readonly strength: 1 | 2;
  /**
   * Dimensions that hide all others, each with the value that hides nothing: a failed call hides the content that it would have loaded. A
   * combination of other dimensions counts only in rows that have all of these values.
   */
  readonly mask?: Row;
  /**
   * Dimensions whose values should change seldom, because a change takes time: the rows have few combinations of their values. Default:
   * none.
   */
  readonly seldom?: readonly string[];
}

export interface Covering {
  readonly rows: readonly Row[];
  /** Number of combinations that the rows show. */
  readonly covered: number;
  /** Combinations of values that no row can have, because the constraints leave nothing for another dimension. */
  readonly unreachable: readonly Row[];
}

/** Makes the rows. The same input gives the same rows. */
export function coveringArray(
  dimensions: readonly Dimension[],
  constraints: readonly Constraint[],
  { strength, mask = {}, seldom = [] }: CoveringOptions,
): Covering {
  const table = new ValueTable(dimensions, constraints);
  const { size, dimensionOf } = table;
  const withMask = maskOn(table, mask);
  const groups = choose([...dimensions.keys()], strength);
  // In reverse order, because the last dimensions have the most constraints. Rows that start with their combinations are hard to
  // complete, so they come first. Combinations of dimensions without constraints then fit into these rows and need no rows of their own.
  const seeds = groups.flatMap((group) => table.tuplesOf(group)).reverse();

  const keyOf = (tuple: Tuple) => tuple.reduce((key, value) => key * size + value, 0);
  /** 1 for each combination that no row shows yet: once with each of its values in front, so that those of one value are found. */
  const missing = new Uint8Array(size ** strength);
  const mark = (tuple: Tuple, is: 0 | 1) => {
    for (const [at, value] of tuple.entries())
      missing[keyOf([value, ...tuple.slice(0, at), ...tuple.slice(at + 1)])] = is;
  };
  for (const seed of seeds) mark(seed, 1);
  /** Number of missing combinations of a value with others, which are given by their keys. */
  const gainOf = (value: number, others: readonly number[]) =>
    others.reduce((sum, other) => sum + (missing[value * size ** (strength - 1) + other] ?? 0), 0);
  const othersOf = (values: readonly number[]) => choose(values, strength - 1).map(keyOf);

  /** The combinations that a row shows. */
  const shownBy = (row: readonly number[]) =>
    groups
      .map((group) => group.map((at) => row[at] ?? -1))
      .filter((tuple) => withMask(tuple).every((value) => row.includes(value)));

  /** Number of rows with each value. */
  const uses = new Uint32Array(size);
  /** Puts values of one dimension in order: those that add many missing combinations to a row first, then those that were used least. */
  const rank = (row: readonly number[], values: readonly number[]): readonly number[] => {
    const others = othersOf(row.filter((value) => value !== -1));
    return values
      .map((value) => ({ value, gain: gainOf(value, others) }))
      .sort((a, b) => b.gain - a.gain || (uses[a.value] ?? 0) - (uses[b.value] ?? 0))
      .map(({ value }) => value);
  };

  /** The combinations of values of the dimensions that change seldom which rows have so far: at first a few, in which each two values occur. */
  const choices: Tuple[] =
    seldom.length === 0
      ? []
      : coveringArray(
          dimensions.filter(({ name }) => seldom.includes(name)),
          constraints.filter(({ between }) => between.every((name) => seldom.includes(name))),
          { strength: 2 },
        ).rows.map((row) => seldom.map((name) => table.valueOf(name, row[name] ?? '')));
  /** These combinations without the values of a seed, as far as they are possible with it, those that add many missing combinations first. */
  const choicesFor = (seed: Tuple): Tuple[] => {
    const others = othersOf(seed);
    return choices
      .map((choice) => choice.filter((value) => !seed.includes(value)))
      .filter((rest) => !rest.some((value) => seed.some((one) => dimensionOf[one] === dimensionOf[value])))
      .map((rest) => ({ rest, gain: rest.reduce((sum, value) => sum + gainOf(value, others), 0) }))
      .sort((a, b) => b.gain - a.gain)
      .map(({ rest }) => rest);
  };
  /** A complete row with these values and, if possible, with one of the known combinations of the dimensions that change seldom. */
  const completed = (seed: Tuple): number[] | undefined => {
    // Many seeds cannot be part of any row. They need not be tried with each combination.
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

/** Every pair of values of two dimensions that a row can show, as rows of two values. */
export function reachablePairs(table: ValueTable, [first, second]: readonly [string, string], mask: Row): Row[] {
  const withMask = maskOn(table, mask);
  return table
    .tuplesOf([table.dimension(first), table.dimension(second)])
    .filter((tuple) => table.complete(withMask(tuple)) !== undefined)
    .map((tuple) => table.rowOf(tuple));
}

/** Adds to a combination what a row needs to show it: the values of the mask, unless it has one of the mask's dimensions. */
function maskOn(table: ValueTable, mask: Row): (tuple: Tuple) => Tuple {
  const clear = Object.entries(mask).map(([name, value]) => table.valueOf(name, value));
  const dimensions = new Set(clear.map((value) => table.dimensionOf[value]));
  return (tuple) => (tuple.some((value) => dimensions.has(table.dimensionOf[value])) ? tuple : [...tuple, ...clear]);
}

/** Removes each row whose combinations, given by their keys, all occur in other rows, starting with the last row. */
function withoutSpare<T>(rows: readonly T[], keysOf: (row: T) => readonly number[]): T[] {
  const keys = new Map(rows.map((row) => [row, keysOf(row)]));
  /** Number of rows with each combination. */
  const count = new Map<number, number>();
  for (const key of [...keys.values()].flat()) count.set(key, (count.get(key) ?? 0) + 1);
  for (const [row, shown] of [...keys].reverse()) {
    if (shown.some((key) => count.get(key) === 1)) continue;
    keys.delete(row);
    for (const key of shown) count.set(key, (count.get(key) ?? 0) - 1);
  }
  return [...keys.keys()];
}

/** All ways to choose `count` of the items, in their order. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
