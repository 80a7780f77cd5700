import { choose, keyOf, keyWith, tuplesOf } from './tuples';
import { type Tuple, ValueTable } from './value-table';

/**
 * Covering arrays: a short list of rows in which each combination of values of any two (or three) dimensions occurs, as far as the
 * constraints allow it. Greedy: each row begins with a combination that is missing, and takes what adds the most other ones. Rows that the
 * later ones made unnecessary are left out in the end.
 */

/** One property of a state and its values. */
export interface Dimension {
  readonly name: string;
  readonly values: readonly string[];
}

/** Which values of two dimensions go together. */
export interface Constraint {
  readonly between: readonly [string, string];
  readonly allows: (first: string, second: string) => boolean;
  /** Why others do not: a sentence for the report. */
  readonly reason: string;
}

/** A row: the value of each dimension. */
export type Row = Readonly<Record<string, string>>;

export interface CoveringOptions {
  /** Number of dimensions whose values have to occur together: 1 is each value once. */
  readonly strength: 1 | 2 | 3;
  /** The dimensions whose combinations count. Default: all. */
  readonly of?: readonly string[];
  /** Dimensions that hide all others unless they have their clear value, as a failed call hides what it would have brought. */
  readonly mask?: Mask;
  /**
   * Dimensions whose values should change seldom, because a change is costly: the rows have few combinations of their values. Default: none.
   */
  readonly seldom?: readonly string[];
}

/** Combinations without a dimension of the mask count only in rows in which all of them are clear. */
export interface Mask {
  /** The clear value of each dimension. */
  readonly clear: Row;
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
  { strength, of, mask = { clear: {} }, seldom = [] }: CoveringOptions,
): Covering {
  const table = new ValueTable(dimensions, constraints);
  const counted = dimensions.flatMap(({ name }, index) => (of === undefined || of.includes(name) ? [index] : []));
  const shows = masking(table, mask);
  const groups = choose(counted, strength);
  // Backwards: the last dimensions of the states have the most constraints. Their combinations leave the least choice for a row, and
  // what everything goes with fits into the rows that they begin.
  const seeds = groups.flatMap((group) => tuplesOf(table, group)).reverse();
  /** 1 for each combination that no row shows yet. */
  const missing = new Uint8Array(table.size ** strength);
  for (const seed of seeds) missing[keyOf(seed, table.size)] = 1;
  const uses = new Uint32Array(table.size);
  const seldomAt = seldom.map((name) => table.dimension(name));
  const places = placesOf(dimensions, constraints, table, seldom);

  const rows: number[][] = [];
  const unreachable: Row[] = [];
  for (const seed of seeds) {
    if (missing[keyOf(seed, table.size)] !== 1) continue;
    const values = completeIn(shows.seed(seed));
    if (values === undefined) {
      missing[keyOf(seed, table.size)] = 0;
      unreachable.push(table.rowOf(seed));
      continue;
    }
    rows.push(values);
    for (const value of values) uses[value] = (uses[value] ?? 0) + 1;
    for (const group of groups) {
      const tuple = group.map((at) => values[at] ?? -1);
      if (shows.tuple(values, tuple)) missing[keyOf(tuple, table.size)] = 0;
    }
  }
  const needed = withoutSpare(rows, (values) =>
    groups.flatMap((group) => {
      const tuple = group.map((at) => values[at] ?? -1);
      return shows.tuple(values, tuple) ? [keyOf(tuple, table.size)] : [];
    }),
  );
  return {
    rows: needed.map((values) => table.rowOf(values)),
    covered: seeds.length - unreachable.length,
    unreachable: unreachable.reverse(),
  };

  /** A whole row with these values at one of the places; at a new place where none goes with them. */
  function completeIn(seed: Tuple): number[] | undefined {
    // Many seeds go with nothing: they need not be tried at each place.
    if (places.length > 0 && table.complete(seed) === undefined) return undefined;
    for (const place of placesFor(seed)) {
      const values = table.complete([...seed, ...place], ranked);
      if (values !== undefined) return values;
    }
    const values = table.complete(seed, ranked);
    if (values !== undefined && seldom.length > 0) places.push(seldomAt.map((at) => values[at] ?? -1));
    return values;
  }

  /** Places with the values of a seed; those that add many missing combinations to it first. */
  function placesFor(seed: Tuple): Tuple[] {
    const fitting = places.flatMap((place) => {
      const rest = place.filter((value) => !seed.includes(value));
      const isOther = rest.some((value) => seed.some((one) => table.dimensionOf[one] === table.dimensionOf[value]));
      return isOther ? [] : [rest];
    });
    return fitting
      .map((rest) => ({
        rest,
        gain: rest.reduce((gain, value) => gain + gainOf(value, choose(seed, strength - 1)), 0),
      }))
      .sort((a, b) => b.gain - a.gain)
      .map(({ rest }) => rest);
  }

  /** Values that add many missing combinations first, then those that were used least. */
  function ranked(values: readonly number[], domain: readonly number[]): readonly number[] {
    const at = table.dimensionOf[domain[0] ?? 0] ?? -1;
    const chosen = counted.includes(at)
      ? counted.flatMap((other) => values[other] ?? -1).filter((one) => one !== -1)
      : [];
    const others = counted.includes(at) ? choose(chosen.sort(ascending), strength - 1) : [];
    return domain
      .map((value) => ({ value, gain: gainOf(value, others) }))
      .sort((a, b) => b.gain - a.gain || (uses[a.value] ?? 0) - (uses[b.value] ?? 0))
      .map(({ value }) => value);
  }

  /** How many missing combinations a value would add to a row, together with these others. */
  function gainOf(value: number, others: readonly Tuple[]): number {
    let gain = 0;
    for (const other of others) {
      gain += missing[keyWith(other, value, table.size)] ?? 0;
    }
    return gain;
  }
}

/** Few combinations of the values of some dimensions, which show each two of their values. */
function placesOf(
  dimensions: readonly Dimension[],
  constraints: readonly Constraint[],
  table: ValueTable,
  names: readonly string[],
): Tuple[] {
  if (names.length === 0) return [];
  const { rows } = coveringArray(
    dimensions.filter(({ name }) => names.includes(name)),
    constraints.filter(({ between }) => between.every((name) => names.includes(name))),
    { strength: 2 },
  );
  return rows.map((row) => names.map((name) => table.valueOf(name, row[name] ?? '')));
}

/** Leaves out each row whose combinations are all in other rows, the last ones first. `shownBy` returns the keys of a row's combinations. */
function withoutSpare<T>(rows: readonly T[], shownBy: (row: T) => readonly number[]): T[] {
  const keys = rows.map(shownBy);
  /** In how many rows each combination is. */
  const shown = new Map<number, number>();
  for (const key of keys.flat()) shown.set(key, (shown.get(key) ?? 0) + 1);
  const spare = new Set<number>();
  for (const at of [...rows.keys()].reverse()) {
    if (keys[at]?.some((key) => shown.get(key) === 1)) continue;
    spare.add(at);
    for (const key of keys[at] ?? []) shown.set(key, (shown.get(key) ?? 0) - 1);
  }
  return rows.filter((_row, at) => !spare.has(at));
}

/** Every two values of two dimensions that some row shows, as rows of two values. */
export function reachablePairs(table: ValueTable, dimensions: readonly [string, string], mask: Mask): Row[] {
  const shows = masking(table, mask);
  const group = dimensions.map((name) => table.dimension(name)).sort(ascending);
  return tuplesOf(table, group)
    .filter((tuple) => table.complete(shows.seed(tuple)) !== undefined)
    .map((tuple) => table.rowOf(tuple));
}

/** What a mask does to combinations of a table. */
function masking(table: ValueTable, { clear }: Mask) {
  const clearValues = Object.entries(clear).map(([name, value]) => table.valueOf(name, value));
  const dimensions = new Set(Object.keys(clear).map((name) => table.dimension(name)));
  const isMasked = (tuple: Tuple) => !tuple.some((value) => dimensions.has(table.dimensionOf[value] ?? -1));
  return {
    /** What a row has to have to show a combination. */
    seed: (tuple: Tuple): Tuple => (isMasked(tuple) ? [...tuple, ...clearValues] : tuple),
    /** Whether a row shows a combination of its values. */
    tuple: (values: readonly number[], tuple: Tuple): boolean =>
      !isMasked(tuple) || clearValues.every((value) => values.includes(value)),
  };
}

const ascending = (a: number, b: number) => a - b;
