/** Limits of stored JSON. Larger values are refused before processing. */

/** Answers of the contract have fewer than ten levels; recursion fails at a few thousand. */
export const MAX_DEPTH = 64;

/** Characters of JSON, also for a body of the control API. */
export const MAX_SCENARIO_LENGTH = 1_000_000;

const REPORTED_KEYS = 2;

/** First keys of the path to a value nested deeper than `limit`. Iterative, because deep values would overflow the stack. */
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
