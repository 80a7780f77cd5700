import { type Mask, type Masking, maskingOf } from './mask';
import { MissingTuples } from './missing-tuples';
import type { Constraint, Dimension, Row } from './row';
import { withoutSpare } from './spare-rows';
import { choose, keyOf, tuplesOf } from './tuples';
import { type Tuple, ValueTable } from './value-table';

/**
 * Covering arrays: a short list of rows in which each combination of values of any two (or three) dimensions occurs, as far as the
 * constraints allow it. Greedy: each row begins with a combination that is missing, and takes what adds the most other ones. Rows that the
 * later ones made unnecessary are left out in the end.
 */

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
  options: CoveringOptions,
): Covering {
  return new RowMaker(dimensions, constraints, options).make();
}

class RowMaker {
  readonly #table: ValueTable;
  readonly #strength: number;
  readonly #masking: Masking;
  /** Indexes of the dimensions whose combinations count. */
  readonly #counted: readonly number[];
  /** Each choice of dimensions whose combinations count. */
  readonly #groups: readonly Tuple[];
  /** All combinations that count. */
  readonly #seeds: readonly Tuple[];
  readonly #missing: MissingTuples;
  /** In how many rows each value is. */
  readonly #uses: Uint32Array;
  /** Indexes of the dimensions that should change seldom. */
  readonly #seldom: readonly number[];
  /** Combinations of the values that should change seldom. */
  readonly #places: Tuple[];

  constructor(
    dimensions: readonly Dimension[],
    constraints: readonly Constraint[],
    { strength, of, mask = { clear: {} }, seldom = [] }: CoveringOptions,
  ) {
    const table = new ValueTable(dimensions, constraints);
    this.#table = table;
    this.#strength = strength;
    this.#masking = maskingOf(table, mask);
    this.#counted = dimensions.flatMap(({ name }, index) => (of === undefined || of.includes(name) ? [index] : []));
    this.#groups = choose(this.#counted, strength);
    // Backwards: the last dimensions of the states have the most constraints. Their combinations leave the least choice for a row, and
    // what everything goes with fits into the rows that they begin.
    this.#seeds = this.#groups.flatMap((group) => tuplesOf(table, group)).reverse();
    this.#missing = new MissingTuples(this.#seeds, strength, table.size);
    this.#uses = new Uint32Array(table.size);
    this.#seldom = seldom.map((name) => table.dimension(name));
    this.#places = placesOf(dimensions, constraints, table, seldom);
  }

  make(): Covering {
    const rows: number[][] = [];
    const unreachable: Row[] = [];
    for (const seed of this.#seeds) {
      if (!this.#missing.has(seed)) continue;
      const values = this.#completeIn(this.#masking.seed(seed));
      if (values === undefined) {
        this.#missing.delete(seed);
        unreachable.push(this.#table.rowOf(seed));
        continue;
      }
      rows.push(values);
      for (const value of values) this.#uses[value] = (this.#uses[value] ?? 0) + 1;
      for (const tuple of this.#shownBy(values)) this.#missing.delete(tuple);
    }
    const needed = withoutSpare(rows, (values) => this.#shownBy(values).map((tuple) => keyOf(tuple, this.#table.size)));
    return {
      rows: needed.map((values) => this.#table.rowOf(values)),
      covered: this.#seeds.length - unreachable.length,
      unreachable: unreachable.reverse(),
    };
  }

  /** The combinations that a row shows. */
  #shownBy(values: readonly number[]): Tuple[] {
    return this.#groups
      .map((group) => group.map((at) => values[at] ?? -1))
      .filter((tuple) => this.#masking.shows(values, tuple));
  }

  /** A whole row with these values at one of the places; at a new place where none goes with them. */
  #completeIn(seed: Tuple): number[] | undefined {
    // Many seeds go with nothing: they need not be tried at each place.
    if (this.#places.length > 0 && this.#table.complete(seed) === undefined) return undefined;
    for (const place of this.#placesFor(seed)) {
      const values = this.#table.complete([...seed, ...place], this.#rank);
      if (values !== undefined) return values;
    }
    const values = this.#table.complete(seed, this.#rank);
    if (values !== undefined && this.#seldom.length > 0) this.#places.push(this.#seldom.map((at) => values[at] ?? -1));
    return values;
  }

  /** Places with the values of a seed; those that add many missing combinations to it first. */
  #placesFor(seed: Tuple): Tuple[] {
    const { dimensionOf } = this.#table;
    const fitting = this.#places.flatMap((place) => {
      const rest = place.filter((value) => !seed.includes(value));
      const isOther = rest.some((value) => seed.some((one) => dimensionOf[one] === dimensionOf[value]));
      return isOther ? [] : [rest];
    });
    const others = choose(seed, this.#strength - 1);
    return fitting
      .map((rest) => ({ rest, gain: rest.reduce((sum, value) => sum + this.#missing.countWith(value, others), 0) }))
      .sort((a, b) => b.gain - a.gain)
      .map(({ rest }) => rest);
  }

  /** Puts values of one dimension in order: those that add many missing combinations to a row first, then those that were used least. */
  readonly #rank = (row: readonly number[], values: readonly number[]): readonly number[] => {
    const isCounted = this.#counted.includes(this.#table.dimensionOf[values[0] ?? 0] ?? -1);
    const chosen = isCounted ? this.#counted.flatMap((at) => row[at] ?? -1).filter((value) => value !== -1) : [];
    const others = isCounted ? choose(chosen.sort(ascending), this.#strength - 1) : [];
    return values
      .map((value) => ({ value, gain: this.#missing.countWith(value, others) }))
      .sort((a, b) => b.gain - a.gain || (this.#uses[a.value] ?? 0) - (this.#uses[b.value] ?? 0))
      .map(({ value }) => value);
  };
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

const ascending = (a: number, b: number) => a - b;
