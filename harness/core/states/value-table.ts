import type { Constraint, Dimension, Row } from './row';

/** Ascending, one per dimension. */
export type Tuple = readonly number[];

/** Still possible, by dimension. */
type Domains = readonly (readonly number[])[];

type Ranked = (row: readonly number[], values: readonly number[]) => readonly number[];

export class ValueTable {
  readonly values: Domains;
  readonly dimensionOf: readonly number[];
  /** Refused values of each value, by dimension. */
  readonly #refused: readonly Map<number, Set<number>>[];

  /** @throws if a constraint names an unknown dimension */
  constructor(
    private readonly dimensions: readonly Dimension[],
    constraints: readonly Constraint[],
  ) {
    this.dimensionOf = dimensions.flatMap(({ values }, at) => values.map(() => at));
    this.values = dimensions.map(({ values }, at) =>
      values.map((_text, index) => this.dimensionOf.indexOf(at) + index),
    );
    this.#refused = this.dimensionOf.map(() => new Map());
    for (const { between, allows } of constraints) {
      const [first = [], second = []] = between.map((name) => this.values[this.dimension(name)]);
      for (const one of first) {
        for (const other of second.filter((value) => !allows(this.#text(one), this.#text(value)))) {
          this.#refuse(one, other);
          this.#refuse(other, one);
        }
      }
    }
  }

  #refuse(one: number, other: number): void {
    const at = this.dimensionOf[other] ?? -1;
    this.#refused[one]?.set(at, (this.#refused[one].get(at) ?? new Set()).add(other));
  }

  get size(): number {
    return this.dimensionOf.length;
  }

  /** @throws if the name is unknown */
  dimension(name: string): number {
    const at = this.dimensions.findIndex((dimension) => dimension.name === name);
    if (at === -1) throw new Error(`There is no dimension "${name}"`);
    return at;
  }

  /** -1 if missing. */
  valueOf(name: string, text: string): number {
    return this.values[this.dimension(name)]?.find((value) => this.#text(value) === text) ?? -1;
  }

  rowOf(values: readonly number[]): Row {
    return Object.fromEntries(
      values.map((value) => [this.dimensions[this.dimensionOf[value] ?? -1]?.name ?? '', this.#text(value)]),
    );
  }

  /** Only what the constraints allow. */
  tuplesOf(dimensions: readonly number[]): Tuple[] {
    return dimensions.reduce<Tuple[]>(
      (tuples, at) =>
        tuples.flatMap((tuple) =>
          (this.values[at] ?? [])
            .filter((value) => !tuple.some((other) => this.#refused[other]?.get(at)?.has(value)))
            .map((value) => [...tuple, value]),
        ),
      [[]],
    );
  }

  /** Undefined if impossible. Tries the dimension with the fewest values first, and backtracks. */
  complete(seed: readonly number[], ranked: Ranked = (_row, values) => values): number[] | undefined {
    let domains: Domains | undefined = this.values;
    const row: number[] = this.dimensions.map(() => -1);
    for (const value of seed) {
      domains = domains && this.#narrowed(domains, value);
      row[this.dimensionOf[value] ?? -1] = value;
    }
    return domains && this.#search(row, domains, ranked);
  }

  #search(row: number[], domains: Domains, ranked: Ranked): number[] | undefined {
    let next = -1;
    for (const [at, { length }] of domains.entries()) {
      if (row[at] === -1 && length < (domains[next]?.length ?? Number.POSITIVE_INFINITY)) next = at;
    }
    if (next === -1) return row;
    for (const value of ranked(row, domains[next] ?? [])) {
      const narrower = this.#narrowed(domains, value);
      const found = narrower && this.#search(row.with(next, value), narrower, ranked);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Undefined if a dimension has no values left. */
  #narrowed(domains: Domains, chosen: number): Domains | undefined {
    const own = this.dimensionOf[chosen] ?? -1;
    if (!domains[own]?.includes(chosen)) return undefined;
    const narrower = domains.with(own, [chosen]);
    for (const [at, refused] of this.#refused[chosen] ?? []) {
      const left = domains[at]?.filter((value) => !refused.has(value)) ?? [];
      if (left.length === 0) return undefined;
      narrower[at] = left;
    }
    return narrower;
  }

  #text(value: number): string {
    const at = this.dimensionOf[value] ?? -1;
    return this.dimensions[at]?.values[value - (this.values[at]?.[0] ?? 0)] ?? '';
  }
}
