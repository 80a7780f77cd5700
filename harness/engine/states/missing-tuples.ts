import { keyOf, keyWith } from './tuples';
import type { Tuple } from './value-table';

/** The combinations that no row shows yet. All have the same number of values. */
export class MissingTuples {
  /** 1 for each combination that is missing. */
  readonly #flags: Uint8Array;

  /**
   * @param tuples all combinations, which are missing at first
   * @param strength number of values of each
   * @param size number of all values
   */
  constructor(
    tuples: readonly Tuple[],
    strength: number,
    private readonly size: number,
  ) {
    this.#flags = new Uint8Array(size ** strength);
    for (const tuple of tuples) this.#flags[keyOf(tuple, size)] = 1;
  }

  has(tuple: Tuple): boolean {
    return this.#flags[keyOf(tuple, this.size)] === 1;
  }

  delete(tuple: Tuple): void {
    this.#flags[keyOf(tuple, this.size)] = 0;
  }

  /** Number of missing combinations of a value with these others. */
  countWith(value: number, others: readonly Tuple[]): number {
    let count = 0;
    for (const other of others) count += this.#flags[keyWith(other, value, this.size)] ?? 0;
    return count;
  }
}
