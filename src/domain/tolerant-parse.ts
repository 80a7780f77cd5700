import * as z from 'zod/mini';

/**
 * Reads what a server sent field by field: a wrong value that the program can do without is dropped and named, and the rest is kept.
 * The schema says what that is:
 *
 * - a field with a default (`z._default`, `z.prefault`) or an optional one is dropped alone and takes its default;
 * - an entry of a list that may be absent is dropped alone;
 * - everything else is refused together with what holds it, up to the next field or entry that can be dropped. Where there is
 *   none, the whole value is refused;
 * - a part marked as `needed` is refused where it is wrong, whatever it is part of. Absent, or null, it takes its default.
 */

/** Where a value broke its schema. Holds paths and expectations, never values: those may be personal. */
export interface SchemaProblem {
  readonly path: string;
  readonly expected: string;
}

export type TolerantResult<T> =
  | {
      readonly success: true;
      readonly value: T;
      /** Paths of the fields that were wrong and are dropped, with `*` for the entry of a list: `tasks.*.type`. */
      readonly dropped: readonly string[];
    }
  | { readonly success: false; readonly problems: readonly SchemaProblem[] };

type Schema = z.core.$ZodType;
type Key = string | number;
type Path = readonly Key[];

const neededSchemas = new WeakSet<Schema>();

/**
 * Marks a part that must not be guessed: a wrong value there refuses the whole answer instead of being dropped. For what a screen
 * cannot work without, and for what decides what a member may do.
 */
export function needed<T extends Schema>(schema: T): T {
  // A copy, because pieces such as `level` are shared by many shapes.
  const marked = z.clone(schema) as T;
  neededSchemas.add(marked);
  return marked;
}

/** Parses a value as the comment above says. Never throws, and leaves the input as it was. */
export function parseTolerantly<S extends Schema>(schema: S, input: unknown): TolerantResult<z.output<S>> {
  let value = input;
  const dropped = new Set<string>();
  // Ends, because each round takes something out of the value.
  for (;;) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return { success: true, value: parsed.data, dropped: [...dropped] };
    const { issues } = parsed.error;
    if (value === input) value = structuredClone(input);
    const places: Path[] = [];
    for (const { path } of issues) {
      const place = placeToDrop(schema, value, path as Path);
      if (place === undefined) continue;
      places.push(place);
      dropped.add(nameOf(path as Path));
    }
    if (places.length === 0) return { success: false, problems: problemsOf(issues) };
    for (const place of lastFirst(places)) remove(value, place);
  }
}

/** The issues of a failed parse, without the values that they may quote. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): SchemaProblem[] {
  return issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    expected: 'expected' in issue ? String(issue.expected) : issue.code,
  }));
}

function nameOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** The smallest part around a wrong value that can be dropped; undefined where nothing of the kind is there. */
function placeToDrop(root: Schema, input: unknown, path: Path): Path | undefined {
  let holder = unwrap(root);
  let value = input;
  let found: Path | undefined;
  for (const [index, key] of path.entries()) {
    const schema = childOf(holder.inner, key);
    if (schema === undefined) break;
    const child = unwrap(schema);
    // What is not there cannot be taken out, and trying to would never end.
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    value = isThere ? (value as Record<Key, unknown>)[key] : undefined;
    const isEntry = typeof key === 'number';
    const place = path.slice(0, index + 1);
    if (child.isNeeded) found = child.mayBeAbsent && value === null ? place : undefined;
    else if (isThere && (isEntry ? holder.mayBeAbsent : child.mayBeAbsent)) found = place;
    holder = child;
  }
  return found;
}

interface Unwrapped {
  /** The schema inside of default, optional and the like. */
  readonly inner: Schema;
  readonly mayBeAbsent: boolean;
  readonly isNeeded: boolean;
}

const ABSENT_WRAPPERS = new Set(['default', 'prefault', 'optional']);

function unwrap(schema: Schema): Unwrapped {
  let inner = schema;
  let mayBeAbsent = false;
  let isNeeded = neededSchemas.has(schema);
  for (;;) {
    const { type, innerType } = inner._zod.def as { type: string; innerType?: Schema };
    if (innerType === undefined) return { inner, mayBeAbsent, isNeeded };
    mayBeAbsent ||= ABSENT_WRAPPERS.has(type);
    isNeeded ||= neededSchemas.has(innerType);
    inner = innerType;
  }
}

/** The schema of a field or of a list's entries; undefined inside of kinds of schema that the contract does not use. */
function childOf(schema: Schema, key: Key): Schema | undefined {
  const { type, shape, element } = schema._zod.def as {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
  };
  if (type === 'array') return element;
  return type === 'object' ? shape?.[key] : undefined;
}

/** In an order in which taking one out does not move the others: a list's entries from its end, and what is inside of a part before it. */
function lastFirst(places: readonly Path[]): Path[] {
  const unique = new Map(places.map((place) => [JSON.stringify(place), place]));
  return [...unique.values()].sort((a, b) => {
    const at = a.findIndex((key, index) => key !== b[index]);
    const [one, other] = [a[at], b[at]];
    if (one === undefined || other === undefined) return b.length - a.length;
    return typeof one === 'number' && typeof other === 'number' ? other - one : String(one) < String(other) ? -1 : 1;
  });
}

/** Takes a part out. A list of which nothing is left goes as a whole, so that it takes its default. */
function remove(root: unknown, path: Path): void {
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<Key, unknown>)[key], root);
  const key = path.at(-1) as Key;
  if (!Array.isArray(holder)) {
    delete (holder as Record<Key, unknown>)[key];
    return;
  }
  holder.splice(key as number, 1);
  if (holder.length === 0 && path.length > 1) remove(root, path.slice(0, -1));
}
