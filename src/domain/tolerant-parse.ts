import * as z from 'zod/mini';
import { isKeyOf, lookUp } from './look-up';

/**
 * Invalid optional fields take defaults, and invalid entries leave their list. Other invalid parts drop the closest
 * droppable parent, or fail the parse.
 */

/** Never contains the value, which may be personal. */
export interface SchemaProblem {
  readonly path: string;
  readonly expected: string;
}

export type TolerantResult<T> =
  | {
      readonly success: true;
      readonly value: T;
      /** `*` for list indexes: `tasks.*.type`. */
      readonly dropped: readonly string[];
    }
  | { readonly success: false; readonly problems: readonly SchemaProblem[] };

type Schema = z.core.$ZodType;
type Key = string | number;
type Path = readonly Key[];

const neededSchemas = new WeakSet<Schema>();

/** An invalid value fails the parse. Returns a copy. */
export function needed<T extends Schema>(schema: T): T {
  // A copy, because schemas share parts such as `level`.
  const marked = z.clone(schema) as T;
  neededSchemas.add(marked);
  return marked;
}

/** Never throws or changes the input. */
export function parseTolerantly<S extends Schema>(schema: S, input: unknown): TolerantResult<z.output<S>> {
  let value = input;
  const dropped = new Set<string>();
  // Terminates: each iteration removes a part.
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

/** Without input values. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): SchemaProblem[] {
  return issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    expected: 'expected' in issue ? String(issue.expected) : issue.code,
  }));
}

/** `*` for list indexes. */
function nameOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

function findDroppable(root: Schema, input: unknown, path: Path): Path | undefined {
  let parent = unwrap(root);
  let value = input;
  let found: Path | undefined;
  for (const [index, key] of path.entries()) {
    const schema = childOf(parent.inner, key);
    if (schema === undefined) break;
    const child = unwrap(schema);
    // An absent part cannot be removed: prevents an endless loop.
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

export interface Unwrapped {
  readonly inner: Schema;
  /** Optional, or has a default. */
  readonly mayBeAbsent: boolean;
  readonly isNeeded: boolean;
}

const ABSENT_WRAPPERS = new Set(['default', 'prefault', 'optional']);

/** Cached: a list may have thousands of invalid entries. */
const unwrappedSchemas = new WeakMap<Schema, Unwrapped>();

/** Removes wrappers such as default and optional. */
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

/** Undefined for schemas that the contract does not use. */
function childOf(schema: Schema, key: Key): Schema | undefined {
  const { shape, element } = schema._zod.def as { shape?: Record<string, Schema>; element?: Schema };
  return typeof key === 'number' ? element : lookUp(shape ?? {}, key);
}

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

function isInside(value: unknown): value is Inside {
  return typeof value === 'object' && value !== null;
}

/** Own parts only. */
function partOf(value: unknown, key: Key): unknown {
  return isInside(value) ? lookUp(value, String(key)) : undefined;
}

/** One pass, for long lists. True if the parent must drop the value. */
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
