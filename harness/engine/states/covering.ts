/**
 * Covering arrays: a short list of rows in which each combination of values of any two (or three) dimensions occurs, as far as the
 * constraints allow it. Greedy: each row begins with a combination that is missing, and takes what adds the most other ones.
 */

/** One property of a state and its values. */
export interface Dimension {
  readonly name: string;
  readonly values: readonly string[];
}

/** Which values of two dimensions go together. */
export interface Constraint {
  readonly between: readonly [string, string];
  readonly allows: (first: string, second: string) => boolean;
  /** Why others do not: a sentence for the report. */
  readonly reason: string;
}

/** A row: the value of each dimension. */
export type Row = Readonly<Record<string, string>>;

export interface CoveringOptions {
  /** Number of dimensions whose values have to occur together: 1 is each value once. */
  readonly strength: 1 | 2 | 3;
  /** The dimensions whose combinations count. Default: all. */
  readonly of?: readonly string[];
  /** Dimensions that hide all others unless they have their clear value, as a failed call hides what it would have brought. */
  readonly mask?: Mask;
}

/** Combinations without a dimension of the mask count only in rows in which all of them are clear. */
export interface Mask {
  /** The clear value of each dimension. */
  readonly clear: Row;
}

export interface Covering {
  readonly rows: readonly Row[];
  /** Number of combinations that the rows show. */
  readonly covered: number;
  /** Combinations of values that no row can have, because the constraints leave nothing for another dimension. */
  readonly unreachable: readonly Row[];
}

/** A combination: dimension and value by index, in the order of the dimensions. */
type Tuple = readonly (readonly [dimension: number, value: number])[];
/** Values that are still possible, for each dimension. */
type Domains = readonly (readonly number[])[];

/** Makes the rows. The same input gives the same rows. */
export function coveringArray(
  dimensions: readonly Dimension[],
  constraints: readonly Constraint[],
  { strength, of, mask = { clear: {} } }: CoveringOptions,
): Covering {
  const allowed = allowedPairs(dimensions, constraints);
  const counted = dimensions.flatMap(({ name }, index) => (of === undefined || of.includes(name) ? [index] : []));
  const missing = new Map<string, Tuple>();
  for (const indices of choose(counted, strength)) {
    for (const tuple of tuplesOf(dimensions, indices)) {
      if (isAllowed(tuple, allowed)) missing.set(keyOf(tuple), tuple);
    }
  }
  const total = missing.size;
  const uses = dimensions.map(({ values }) => values.map(() => 0));
  const everything: Domains = dimensions.map(({ values }) => values.map((_value, index) => index));
  const clear = Object.entries(mask.clear).map(([name, value]) => {
    const at = dimensions.findIndex((dimension) => dimension.name === name);
    return [at, dimensions[at]?.values.indexOf(value) ?? -1] as const;
  });
  const isMasked = (indices: readonly number[]) => !clear.some(([at]) => indices.includes(at));
  const rowOf = (values: readonly number[]): Row =>
    Object.fromEntries(dimensions.map(({ name, values: all }, at) => [name, all[values[at] ?? -1] ?? '']));
  const isShown = (values: readonly number[], indices: readonly number[]) =>
    !isMasked(indices) || clear.every(([at, value]) => values[at] === value);

  const rows: Row[] = [];
  const unreachable: Row[] = [];
  for (const [key, seed] of missing) {
    if (!missing.has(key)) continue;
    const values = complete(seed);
    if (values === undefined) {
      missing.delete(key);
      unreachable.push(
        Object.fromEntries(seed.map(([at, value]) => [dimensions[at]?.name, dimensions[at]?.values[value]])),
      );
      continue;
    }
    rows.push(rowOf(values));
    values.forEach((value, at) => {
      const used = uses[at];
      if (used !== undefined) used[value] = (used[value] ?? 0) + 1;
    });
    for (const indices of choose(counted, strength)) {
      const tuple = indices.map((at) => [at, values[at] ?? -1] as const);
      if (isShown(values, indices)) missing.delete(keyOf(tuple));
    }
  }
  return { rows, covered: total - unreachable.length, unreachable };

  /** A whole row with this combination that also shows it; undefined if there is none. */
  function complete(seed: Tuple): number[] | undefined {
    let domains: Domains | undefined = everything;
    const values: number[] = dimensions.map(() => -1);
    const fixed = isMasked(seed.map(([at]) => at)) ? [...seed, ...clear] : seed;
    for (const [at, value] of fixed) {
      domains = domains?.[at]?.includes(value) ? narrowed(domains, at, value) : undefined;
      values[at] = value;
    }
    return domains && search(values, domains);
  }

  /** Fills in the dimensions that are open, the one with the fewest values first; goes back where nothing fits. */
  function search(values: readonly number[], domains: Domains): number[] | undefined {
    const open = values.flatMap((value, at) => (value === -1 ? [at] : []));
    if (open.length === 0) return [...values];
    const size = (at: number) => domains[at]?.length ?? 0;
    const next = open.reduce((best, at) => (size(at) < size(best) ? at : best));
    const ranked = (domains[next] ?? [])
      .map((value) => ({ value, gain: gainOf(values, next, value), used: uses[next]?.[value] ?? 0 }))
      .sort((a, b) => b.gain - a.gain || a.used - b.used);
    for (const { value } of ranked) {
      const narrower = narrowed(domains, next, value);
      const found = narrower && search(values.with(next, value), narrower);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The domains after a choice; undefined if it leaves nothing for a dimension. */
  function narrowed(domains: Domains, at: number, value: number): Domains | undefined {
    const narrower = domains.map((domain, other) =>
      other === at ? [value] : domain.filter((candidate) => allowed(at, value, other, candidate)),
    );
    return narrower.some((domain) => domain.length === 0) ? undefined : narrower;
  }

  /** How many missing combinations a choice would add to a row. */
  function gainOf(values: readonly number[], at: number, value: number): number {
    if (!counted.includes(at)) return 0;
    const chosen = counted.filter((other) => values[other] !== -1);
    let gain = 0;
    for (const others of choose(chosen, strength - 1)) {
      const indices = [...others, at].sort((a, b) => a - b);
      if (missing.has(keyOf(indices.map((index) => [index, index === at ? value : (values[index] ?? -1)] as const))))
        gain += 1;
    }
    return gain;
  }
}

type Allowed = (at: number, value: number, other: number, otherValue: number) => boolean;

/** Looks each pair of values up in all constraints once. */
function allowedPairs(dimensions: readonly Dimension[], constraints: readonly Constraint[]): Allowed {
  const refused = new Set<string>();
  const indexOf = new Map(dimensions.map(({ name }, index) => [name, index]));
  for (const { between, allows } of constraints) {
    const [first = -1, second = -1] = between.map((name) => indexOf.get(name) ?? -1);
    if (first === -1 || second === -1)
      throw new Error(`A constraint names an unknown dimension: ${between.join(', ')}`);
    dimensions[first]?.values.forEach((a, x) => {
      dimensions[second]?.values.forEach((b, y) => {
        if (allows(a, b)) return;
        refused.add(`${first} ${x} ${second} ${y}`);
        refused.add(`${second} ${y} ${first} ${x}`);
      });
    });
  }
  return (at, value, other, otherValue) => !refused.has(`${at} ${value} ${other} ${otherValue}`);
}

function isAllowed(tuple: Tuple, allowed: Allowed): boolean {
  return tuple.every(([at, value], index) =>
    tuple.slice(index + 1).every(([other, otherValue]) => allowed(at, value, other, otherValue)),
  );
}

function keyOf(tuple: Tuple): string {
  return tuple.map(([at, value]) => `${at}:${value}`).join(' ');
}

/** All ways to choose `count` of the items, in their order. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** All combinations of values of some dimensions. */
function tuplesOf(dimensions: readonly Dimension[], indices: readonly number[]): Tuple[] {
  return indices.reduce<Tuple[]>(
    (tuples, at) =>
      tuples.flatMap((tuple) => (dimensions[at]?.values ?? []).map((_value, index): Tuple => [...tuple, [at, index]])),
    [[]],
  );
}
