import * as z from 'zod';
import { moment } from '../../../src/api/endpoints/shapes';
import { unwrap } from '../../../src/domain/tolerant-parse';

type Schema = z.core.$ZodType;

export interface Field {
  /** `*` is any entry of a list: `state.*.status`. */
  readonly path: string;
  /** In words: `text`, `whole number`, `one of ID_CARD, PASSPORT`. */
  readonly type: string;
  readonly mayBeAbsent: boolean;
  readonly defaultValue: unknown;
  /** A wrong value makes the app refuse the whole answer. Otherwise it drops the value or its entry. */
  readonly isEssential: boolean;
}

/** Parents come before their fields. The schema itself is not listed. */
export function fieldsOf(schema: Schema): readonly Field[] {
  const known = listed.get(schema);
  if (known !== undefined) return known;
  const fields = [...below(schema, '', false)];
  listed.set(schema, fields);
  return fields;
}

/** Cached: a recording may have thousands of answers. */
const listed = new WeakMap<Schema, readonly Field[]>();

function* below(schema: Schema, at: string, droppable: boolean): Generator<Field> {
  const { inner, mayBeAbsent } = unwrap(schema);
  for (const [name, child] of childrenOf(inner)) {
    const { isNeeded, ...found } = unwrap(child);
    const path = at === '' ? name : `${at}.${name}`;
    // As in `parseTolerantly`: an entry can be dropped if its list can, any other part if it may be absent.
    const ownDrop = name === '*' ? mayBeAbsent : found.mayBeAbsent;
    const drop = !isNeeded && (ownDrop || droppable);
    const { default: defaultValue } = jsonSchemaOf(child);
    yield { path, type: typeText(found.inner), mayBeAbsent: found.mayBeAbsent, defaultValue, isEssential: !drop };
    yield* below(child, path, drop);
  }
}

/** `*` names a list's entries. */
export function childrenOf(inner: Schema): readonly (readonly [string, Schema])[] {
  const { shape, element } = inner._zod.def as { shape?: Record<string, Schema>; element?: Schema };
  return element === undefined ? Object.entries(shape ?? {}) : [['*', element]];
}

export const TIME = 'Unix time in milliseconds';

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly default?: unknown;
}

const TYPES: ReadonlyMap<string | undefined, string> = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['number', 'number'],
  ['boolean', 'true or false'],
  ['array', 'list'],
  ['object', 'object'],
]);

function jsonSchemaOf(schema: Schema): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function typeText(inner: Schema): string {
  if (inner === moment) return TIME;
  const { type, enum: values, const: only, pattern, minLength } = jsonSchemaOf(inner);
  if (only !== undefined) return `only ${only}`;
  if (values !== undefined)
    return `one of ${values.map((value) => (value === '' ? 'an empty text' : value)).join(', ')}`;
  const name = TYPES.get(type) ?? 'anything';
  if (pattern !== undefined) return `${name} of the form ${pattern}`;
  return minLength ? `${name}, not empty` : name;
}
