/** Asynchronous work acts for its first owner or not at all. */
export interface Bound<Owner> {
  readonly owner: Owner;
  readonly isCurrent: () => boolean;
}

/** Compares owners with `Object.is`. */
export function bindNow<Owner>(current: () => Owner): Bound<Owner> {
  const owner = current();
  return { owner, isCurrent: () => Object.is(current(), owner) };
}
