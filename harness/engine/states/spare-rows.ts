/**
 * Removes each row whose combinations all occur in other rows, starting with the last row. `shownBy` returns the keys of a row's
 * combinations.
 */
export function withoutSpare<T>(rows: readonly T[], shownBy: (row: T) => readonly number[]): T[] {
  const keys = rows.map(shownBy);
  /** Number of rows with each combination. */
  const shown = new Map<number, number>();
  for (const key of keys.flat()) shown.set(key, (shown.get(key) ?? 0) + 1);
  const spare = new Set<number>();
  for (const at of [...rows.keys()].reverse()) {
    if (keys[at]?.some((key) => shown.get(key) === 1)) continue;
    spare.add(at);
    for (const key of keys[at] ?? []) shown.set(key, (shown.get(key) ?? 0) - 1);
  }
  return rows.filter((_row, at) => !spare.has(at));
}
