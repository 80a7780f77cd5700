import { type Mask, type Masking, maskingOf } from './mask';
import { MissingTuples } from './missing-tuples';
import type { Constraint, Dimension, Row } from './row';
import { withoutSpare } from './spare-rows';
import { choose, keyOf, tuplesOf } from './tuples';
import { type Tuple, ValueTable } from './value-table';

/**
 * Covering arrays: a short list of rows in which each combination of values of any two (or three) dimensions occurs, as far as the
 * constraints allow it. The algorithm is greedy: each row starts with a missing combination (the seed) and is completed with the values
 * that add the most other missing combinations. At the end, rows whose combinations all occur in other rows are removed.
 */

export interface CoveringOptions {
  /** Number of dimensions whose values have to occur together. 1: each value occurs once. */
  readonly strength: 1 | 2 | 3;
  /** The dimensions whose combinations count. Default: all. */
  readonly of?: readonly string[];
  /** Dimensions that hide all others unless they have their neutral value: a failed call hides the content that it would have loaded. */
  readonly mask?: Mask;
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
  /** Number of rows with each value. */
  readonly #uses: Uint32Array;
  /** Indexes of the dimensions that should change seldom. */
  readonly #seldom: readonly number[];
  /** The combinations of values of these dimensions that rows have so far. */
  readonly #seldomChoices: Tuple[];

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
    // In reverse order, because the last dimensions have the most constraints. Rows that start with their combinations are hard to
    // complete, so they come first. Combinations of dimensions without constraints then fit into these rows and need no rows of their own.
    this.#seeds = this.#groups.flatMap((group) => tuplesOf(table, group)).reverse();
    this.#missing = new MissingTuples(this.#seeds, strength, table.size);
    this.#uses = new Uint32Array(table.size);
    this.#seldom = seldom.map((name) => table.dimension(name));
    this.#seldomChoices = seldomChoicesOf(dimensions, constraints, table, seldom);
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

  /**
   * A complete row with these values. It has one of the known combinations of the dimensions that change seldom if one is possible; else a
   * new one, which is then kept.
   */
  #completeIn(seed: Tuple): number[] | undefined {
    // Many seeds cannot be part of any row. They need not be tried with each combination.
    if (this.#seldomChoices.length > 0 && this.#table.complete(seed) === undefined) return undefined;
    for (const choice of this.#seldomChoicesFor(seed)) {
      const values = this.#table.complete([...seed, ...choice], this.#rank);
      if (values !== undefined) return values;
    }
    const values = this.#table.complete(seed, this.#rank);
    if (values !== undefined && this.#seldom.length > 0)
      this.#seldomChoices.push(this.#seldom.map((at) => values[at] ?? -1));
    return values;
  }

  /** The combinations in `#seldomChoices` that are possible with a seed, those that add many missing combinations first. */
  #seldomChoicesFor(seed: Tuple): Tuple[] {
    const { dimensionOf } = this.#table;
    const fitting = this.#seldomChoices.flatMap((choice) => {
      const rest = choice.filter((value) => !seed.includes(value));
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

/** A small set of combinations of the values of some dimensions, in which each two of their values occur together. */
function seldomChoicesOf(
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
