import type { Constraint, Dimension, Row } from './row';

/** A combination: numbers of values of different dimensions, ascending. */
export type Tuple = readonly number[];

/** Values that are still possible, one bit each. */
type Domains = Uint32Array;

const WORD = 32;

/** The range of a dimension's values: the first number, and the number after the last one. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Puts the values of a dimension in the order in which they are tried; `row` has -1 where nothing is chosen yet. */
type Ranked = (row: readonly number[], values: readonly number[]) => readonly number[];

/** Numbers the values of all dimensions, and tells which two of them the constraints allow together. */
export class ValueTable {
  readonly #ranges: readonly Range[];
  /** For each dimension the numbers of its values. */
  readonly #values: readonly (readonly number[])[];
  /** For each value the values that are allowed with it; of its own dimension only the value itself. */
  readonly #partners: readonly Domains[];
  /** Number of all values. */
  readonly size: number;
  /** The dimension of each value. */
  readonly dimensionOf: readonly number[];

  /** @throws when a constraint names an unknown dimension */
  constructor(
    private readonly dimensions: readonly Dimension[],
    constraints: readonly Constraint[],
  ) {
    this.dimensionOf = dimensions.flatMap(({ values }, at) => values.map(() => at));
    this.size = this.dimensionOf.length;
    this.#ranges = dimensions.map(({ values }, at) => {
      const from = this.dimensionOf.indexOf(at);
      return { from, to: from + values.length };
    });
    this.#values = this.#ranges.map(({ from, to }) =>
      Array.from({ length: to - from }, (_value, index) => from + index),
    );
    this.#partners = this.dimensionOf.map((at, value) => {
      const partners = new Uint32Array(Math.ceil(this.size / WORD));
      this.dimensionOf.forEach((other, candidate) => {
        if (other !== at || candidate === value) setBit(partners, candidate);
      });
      return partners;
    });
    for (const { between, allows } of constraints) {
      const [first = 0, second = 0] = between.map((name) => this.dimension(name));
      for (const one of this.valuesOf(first)) {
        for (const other of this.valuesOf(second)) {
          if (allows(this.#text(one), this.#text(other))) continue;
          clearBit(this.#partners[one], other);
          clearBit(this.#partners[other], one);
        }
      }
    }
  }

  /** Whether the constraints allow two values together. */
  allows(one: number, other: number): boolean {
    return hasBit(this.#partners[one], other);
  }

  /** Numbers of all values of a dimension. */
  valuesOf(dimension: number): readonly number[] {
    return this.#values[dimension] ?? [];
  }

  /** Index of a dimension. @throws if there is none with this name */
  dimension(name: string): number {
    const at = this.dimensions.findIndex((dimension) => dimension.name === name);
    if (at === -1) throw new Error(`There is no dimension "${name}"`);
    return at;
  }

  /** Number of a value; -1 if the dimension does not have it. */
  valueOf(name: string, value: string): number {
    return this.valuesOf(this.dimension(name)).find((one) => this.#text(one) === value) ?? -1;
  }

  /** Values as a row, by the names of their dimensions. */
  rowOf(values: readonly number[]): Row {
    return Object.fromEntries(
      values.map((value) => [this.dimensions[this.dimensionOf[value] ?? -1]?.name ?? '', this.#text(value)]),
    );
  }

  /**
   * A complete row with these values, with one value of each dimension; undefined if there is none. Chooses a value of the dimension with
   * the fewest possible values first, and backtracks if no value is possible.
   */
  complete(seed: readonly number[], ranked: Ranked = (_row, values) => values): number[] | undefined {
    let domains: Domains | undefined = new Uint32Array(Math.ceil(this.size / WORD)).fill(0xffffffff);
    const row: number[] = this.dimensions.map(() => -1);
    for (const value of seed) {
      domains = domains && this.#narrowed(domains, value);
      row[this.dimensionOf[value] ?? -1] = value;
    }
    return domains && this.#search(row, domains, ranked);
  }

  #search(row: readonly number[], domains: Domains, ranked: Ranked): number[] | undefined {
    let next = -1;
    let fewest = Number.POSITIVE_INFINITY;
    this.#ranges.forEach((range, at) => {
      if (row[at] !== -1) return;
      const count = countBits(domains, range);
      if (count < fewest) [next, fewest] = [at, count];
    });
    if (next === -1) return [...row];
    const open = this.valuesOf(next).filter((value) => hasBit(domains, value));
    for (const value of ranked(row, open)) {
      const narrower = this.#narrowed(domains, value);
      const found = narrower && this.#search(row.with(next, value), narrower, ranked);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The values that are possible after a value was chosen; undefined if a dimension has none left. */
  #narrowed(domains: Domains, chosen: number): Domains | undefined {
    const partners = this.#partners[chosen];
    if (partners === undefined || !hasBit(domains, chosen)) return undefined;
    const narrower = domains.map((word, at) => word & (partners[at] ?? 0));
    return this.#ranges.every((range) => countBits(narrower, range) > 0) ? narrower : undefined;
  }

  #text(value: number): string {
    const at = this.dimensionOf[value] ?? -1;
    return this.dimensions[at]?.values[value - (this.#ranges[at]?.from ?? 0)] ?? '';
  }
}

function hasBit(bits: Uint32Array | undefined, at: number): boolean {
  return bits !== undefined && (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
}

function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

function clearBit(bits: Uint32Array | undefined, at: number): void {
  if (bits !== undefined) bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

/** Number of set bits of a range. */
function countBits(bits: Uint32Array, { from, to }: Range): number {
  let count = 0;
  for (let at = from >>> 5; at <= (to - 1) >>> 5; at += 1) {
    let word = bits[at] ?? 0;
    if (at === from >>> 5) word &= -1 << (from & 31);
    if (at === (to - 1) >>> 5) word &= -1 >>> (31 - ((to - 1) & 31));
    while (word !== 0) {
      word &= word - 1;
      count += 1;
    }
  }
  return count;
}
