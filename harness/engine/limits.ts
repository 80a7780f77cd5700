/** How deep and how long JSON may be that the harness keeps: what is past it is refused before anything is done with it. */

/** Levels of objects and lists: an answer of the contract has fewer than ten, and a walk by recursion ends at a few thousand. */
export const MAX_DEPTH = 64;

/** Characters of a scenario as JSON: as long as the longest body that the control API reads. */
export const MAX_SCENARIO_LENGTH = 1_000_000;

/** How many keys of a path name the place of a value that is nested too deep: the rest of the way down says nothing. */
const NAMED_KEYS = 2;

/**
 * The first keys on the way to a value that is nested deeper than `limit`; undefined where none is. A value that holds
 * itself is too deep as well. Walks without recursion, because recursion is what such a value breaks.
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
      waiting.push({ value: child, depth: depth + 1, keys: keys.length < NAMED_KEYS ? [...keys, key] : keys });
    }
  }
  return undefined;
}
