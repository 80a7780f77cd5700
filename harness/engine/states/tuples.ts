import type { Tuple, ValueTable } from './value-table';

/** Combinations of values. Values are represented by their numbers in a `ValueTable`. */

/** A unique number for each combination of up to three values. */
export function keyOf(tuple: Tuple, size: number): number {
  return tuple.reduce((key, value) => key * size + value, 0);
}

/** The key of a combination and one more value. */
export function keyWith(tuple: Tuple, value: number, size: number): number {
  let key = 0;
  let isIn = false;
  for (const other of tuple) {
    if (!isIn && value < other) {
      key = key * size + value;
      isIn = true;
    }
    key = key * size + other;
  }
  return isIn ? key : key * size + value;
}

/** All ways to choose `count` of the items, in their order. */
export function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** All combinations of values of some dimensions that the constraints allow. */
export function tuplesOf(table: ValueTable, group: readonly number[]): Tuple[] {
  return group.reduce<Tuple[]>(
    (tuples, at) =>
      tuples.flatMap((tuple) =>
        table
          .valuesOf(at)
          .filter((value) => tuple.every((other) => table.allows(other, value)))
          .map((value) => [...tuple, value]),
      ),
    [[]],
  );
}
