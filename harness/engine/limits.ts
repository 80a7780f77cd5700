/** Limits of the JSON that the harness stores. Larger values are refused before they are processed. */

/** Nested objects and lists. An answer of the contract has fewer than ten levels; recursive code fails at a few thousand. */
export const MAX_DEPTH = 64;

/** Characters of a scenario as JSON. The control API's longest body has the same length. */
export const MAX_SCENARIO_LENGTH = 1_000_000;

/** Keys in the reported path of a value that is nested too deep. The first ones are enough to find it. */
const REPORTED_KEYS = 2;

/**
 * Returns the first keys of the path to a value that is nested deeper than `limit`; undefined if there is none. A cyclic value
 * is always too deep. Does not recurse, because a deep value would overflow the stack.
 */
export function tooDeepAt(value: unknown, limit = MAX_DEPTH): readonly string[] | undefined {
  const waiting: { readonly value: unknown; readonly depth: number; readonly keys: readonly string[] }[] = [
    { value, depth: 0, keys: [] },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: container, depth, keys } = next;
    if (typeof container !== 'object' || container === null) continue;
    if (depth >= limit) return keys;
    for (const [key, child] of Object.entries(container)) {
      waiting.push({ value: child, depth: depth + 1, keys: keys.length < REPORTED_KEYS ? [...keys, key] : keys });
    }
  }
  return undefined;
}
