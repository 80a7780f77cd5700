/**
 * The rule 'bind at the start': work that takes time (a call, a save, a sweep) belongs to the owner with which it began: a member, a visit, a
 * draft, a request, a scenario, a child process. What it has to do at its end, it does for that owner or not at all. It never looks up at
 * its end who the owner is by then.
 */
export interface Bound<Owner> {
  /** The owner at the start. */
  readonly owner: Owner;
  /** Whether the owner at the start is still the current one. */
  readonly isCurrent: () => boolean;
}

/** Binds work that begins now. Owners are compared by `Object.is`. */
export function bindNow<Owner>(current: () => Owner): Bound<Owner> {
  const owner = current();
  return { owner, isCurrent: () => Object.is(current(), owner) };
}
