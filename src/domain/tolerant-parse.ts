import * as z from 'zod/mini';
import { isKeyOf, lookUp } from './look-up';

/**
 * Parses server data and tolerates invalid values: invalid parts that are not essential are dropped and listed, the rest is kept. The
 * schema decides what can be dropped:
 *
 * - an invalid field that is optional or has a default (`z._default`, `z.prefault`) is dropped and takes its default;
 * - an invalid entry of a list that is optional or has a default is dropped;
 * - any other invalid part is dropped together with the closest enclosing field or entry that can be dropped. If there is none, the parse
 *   fails;
 * - an invalid part that is marked as `needed` makes the parse fail. If it is absent or null and has a default, it takes the default.
 */

/** A violation of the schema. Never contains the value, which may be personal. */
export interface SchemaProblem {
  readonly path: string;
  readonly expected: string;
}

/** The parsed value and what was dropped, or the problems of a failed parse. */
export type TolerantResult<T> =
  | {
      readonly success: true;
      readonly value: T;
      /** Paths of the invalid values that caused a drop, with `*` for list indexes: `tasks.*.type`. */
      readonly dropped: readonly string[];
    }
  | { readonly success: false; readonly problems: readonly SchemaProblem[] };

type Schema = z.core.$ZodType;
type Key = string | number;
type Path = readonly Key[];

const neededSchemas = new WeakSet<Schema>();

/**
 * Marks a part of a schema as essential: an invalid value there makes the whole parse fail instead of being dropped. For data that a screen
 * cannot work without, and for data that decides what a member may do. Returns a marked copy of the schema.
 */
export function needed<T extends Schema>(schema: T): T {
  // Mark a copy, because other schemas share parts such as `level`.
  const marked = z.clone(schema) as T;
  neededSchemas.add(marked);
  return marked;
}

/** Parses a value by the rules at the top of this file. Never throws and never changes the input. */
export function parseTolerantly<S extends Schema>(schema: S, input: unknown): TolerantResult<z.output<S>> {
  let value = input;
  const dropped = new Set<string>();
  // Terminates, because each iteration removes at least one part of the value.
  for (;;) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return { success: true, value: parsed.data, dropped: [...dropped] };
    const { issues } = parsed.error;
    if (value === input) value = structuredClone(input);
    const toDrop: Drops = new Map();
    for (const { path } of issues) {
      const pathToDrop = findDroppable(schema, value, path as Path);
      if (pathToDrop === undefined) continue;
      addDrop(toDrop, pathToDrop);
      dropped.add(nameOf(path as Path));
    }
    if (toDrop.size === 0) return { success: false, problems: problemsOf(issues) };
    drop(value, toDrop);
  }
}

/** Converts zod's issues to problems, which do not contain values of the input. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): SchemaProblem[] {
  return issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    expected: 'expected' in issue ? String(issue.expected) : issue.code,
  }));
}

/** A path as it is reported, with `*` for list indexes. */
function nameOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** Path of the smallest part that contains an invalid value and can be dropped; undefined if there is none. */
function findDroppable(root: Schema, input: unknown, path: Path): Path | undefined {
  let parent = unwrap(root);
  let value = input;
  let found: Path | undefined;
  for (const [index, key] of path.entries()) {
    const schema = childOf(parent.inner, key);
    if (schema === undefined) break;
    const child = unwrap(schema);
    // An absent part cannot be removed; without this check `parseTolerantly` would loop forever.
    const isPresent = isInside(value) && isKeyOf(value, String(key));
    value = partOf(value, key);
    const isEntry = typeof key === 'number';
    const childPath = path.slice(0, index + 1);
    if (child.isNeeded) found = child.mayBeAbsent && value === null ? childPath : undefined;
    else if (isPresent && (isEntry ? parent.mayBeAbsent : child.mayBeAbsent)) found = childPath;
    parent = child;
  }
  return found;
}

/** A schema without its wrappers, and what the wrappers mean. */
export interface Unwrapped {
  /** The schema inside wrappers such as default and optional. */
  readonly inner: Schema;
  /** The schema is optional or has a default. */
  readonly mayBeAbsent: boolean;
  readonly isNeeded: boolean;
}

const ABSENT_WRAPPERS = new Set(['default', 'prefault', 'optional']);

/** The result for each schema, because a list may have thousands of invalid entries. */
const unwrappedSchemas = new WeakMap<Schema, Unwrapped>();

/** Takes a schema out of wrappers such as default and optional. */
export function unwrap(schema: Schema): Unwrapped {
  const known = unwrappedSchemas.get(schema);
  if (known) return known;
  const found = unwrapAnew(schema);
  unwrappedSchemas.set(schema, found);
  return found;
}

function unwrapAnew(schema: Schema): Unwrapped {
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

/** The schema of a field or of a list's entries; undefined for kinds of schema that the API contract does not use. */
function childOf(schema: Schema, key: Key): Schema | undefined {
  const { shape, element } = schema._zod.def as { shape?: Record<string, Schema>; element?: Schema };
  return typeof key === 'number' ? element : lookUp(shape ?? {}, key);
}

/** What to drop from a value, by key: the whole part, or parts of it. */
type Drops = Map<Key, Drops | 'all'>;

function addDrop(drops: Drops, path: Path): void {
  let parent = drops;
  for (const [index, key] of path.entries()) {
    const known = parent.get(key);
    if (known === 'all') return;
    if (index === path.length - 1) parent.set(key, 'all');
    else {
      const child: Drops = known ?? new Map();
      parent.set(key, child);
      parent = child;
    }
  }
}

type Inside = Readonly<Record<string, unknown>>;

/** Whether a value has parts: an object or a list. */
function isInside(value: unknown): value is Inside {
  return typeof value === 'object' && value !== null;
}

/** The value's own part; undefined if it has none of that name. */
function partOf(value: unknown, key: Key): unknown {
  return isInside(value) ? lookUp(value, String(key)) : undefined;
}

/**
 * Drops parts of a value, in one pass: a list of thousands of invalid entries must not keep the page busy. Returns whether the value itself
 * has to be dropped by its parent: a list that becomes empty takes its default.
 */
function drop(value: unknown, drops: Drops): boolean {
  const gone = [...drops]
    .filter(([key, inner]) => inner === 'all' || drop(partOf(value, key), inner))
    .map(([key]) => key);
  if (!Array.isArray(value)) {
    if (isInside(value)) for (const key of gone) Reflect.deleteProperty(value, key);
    return false;
  }
  const indexes = new Set(gone);
  const kept = value.filter((_entry, index) => !indexes.has(index));
  for (const [index, entry] of kept.entries()) value[index] = entry;
  value.length = kept.length;
  return kept.length === 0;
}
