import type { Row } from './row';
import { tuplesOf } from './tuples';
import type { Tuple, ValueTable } from './value-table';

/**
 * Dimensions that can hide the others. A combination without a dimension of the mask counts only in rows in which all of these dimensions
 * have their neutral value.
 */
export interface Mask {
  /** The neutral value of each dimension of the mask, which hides nothing. */
  readonly clear: Row;
}

/** Which rows show a combination. */
export interface Masking {
  /** The values that a row needs to show a combination: the combination, and the neutral values if it can be hidden. */
  readonly seed: (tuple: Tuple) => Tuple;
  /** Whether a row shows a combination of its values. */
  readonly shows: (values: readonly number[], tuple: Tuple) => boolean;
}

/** Applies a mask to the combinations of a table. */
export function maskingOf(table: ValueTable, { clear }: Mask): Masking {
  const clearValues = Object.entries(clear).map(([name, value]) => table.valueOf(name, value));
  const dimensions = new Set(Object.keys(clear).map((name) => table.dimension(name)));
  const isMasked = (tuple: Tuple) => !tuple.some((value) => dimensions.has(table.dimensionOf[value] ?? -1));
  return {
    seed: (tuple) => (isMasked(tuple) ? [...tuple, ...clearValues] : tuple),
    shows: (values, tuple) => !isMasked(tuple) || clearValues.every((value) => values.includes(value)),
  };
}

/** Every pair of values of two dimensions that a row can show, as rows of two values. */
export function reachablePairs(table: ValueTable, dimensions: readonly [string, string], mask: Mask): Row[] {
  const { seed } = maskingOf(table, mask);
  return tuplesOf(
    table,
    dimensions.map((name) => table.dimension(name)),
  )
    .filter((tuple) => table.complete(seed(tuple)) !== undefined)
    .map((tuple) => table.rowOf(tuple));
}
