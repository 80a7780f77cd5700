/** Leaves out each row whose combinations are all in other rows, the last ones first. `shownBy` returns the keys of a row's combinations. */
export function withoutSpare<T>(rows: readonly T[], shownBy: (row: T) => readonly number[]): T[] {
  const keys = rows.map(shownBy);
  /** In how many rows each combination is. */
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
