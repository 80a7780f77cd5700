import * as z from 'zod';
import { faultSchema } from '../../core/fault-schema';
import type { FaultKind } from '../../core/faults';
import { scenarioJsonSchema } from '../../core/json-schema';

/**
 * Derives fields and options from the scenario's JSON Schema. A test fails if a key is
 * neither in `rows.ts` nor in `WITHOUT_FIELD`.
 */

export type Field =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'number' }
  | { readonly kind: 'text' };

type Schema = z.core.JSONSchema.JSONSchema;

/** Keys without a row, each with the reason. */
export const WITHOUT_FIELD: Readonly<Record<string, string>> = {
  version: 'says the format, and has one value',
  query: 'typed as in an address (query.tsx)',
  answers: 'one JSON editor per call (responses.tsx)',
  once: 'set from a row of the log (log/row-actions.ts), taken away by its chip',
  responses: 'one JSON editor per call (responses.tsx)',
  faults: 'a list with a form (faults.tsx)',
  steps: 'the steps of a walk (walks/)',
};

function fieldOf(schema: Schema): Field | undefined {
  // A union of strings, such as 'empty or a colour', is a text field.
  if (schema.anyOf?.every((one) => (one as Schema).type === 'string')) return { kind: 'text' };
  if (schema.enum) return { kind: 'choice', options: schema.enum as (string | number)[] };
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'string':
      return { kind: 'text' };
    default:
      return undefined;
  }
}

function collect(schema: Schema, path: readonly string[], into: Map<string, Field>): void {
  for (const [key, child] of Object.entries(schema.properties ?? {}) as [string, Schema][]) {
    const here = [...path, key];
    if (here.join('.') in WITHOUT_FIELD) continue;
    const field = fieldOf(child);
    if (field) into.set(here.join('.'), field);
    else collect(child, here, into);
  }
}

type Fields = ReadonlyMap<string, Field>;

function fieldsOf(schema: Schema): Fields {
  const fields = new Map<string, Field>();
  collect(schema, [], fields);
  return fields;
}

/** Fields by dotted path. */
export const FIELDS: Fields = fieldsOf(scenarioJsonSchema());

interface FaultForm {
  /** By dotted path, without `endpoint` and `kind`. */
  readonly fields: Fields;
  readonly required: readonly string[];
}

function faultForm({ properties = {}, required = [] }: Schema): readonly [FaultKind, FaultForm] {
  const { endpoint: _endpoint, kind, from, times, share, seed, ...parameters } = properties as Record<string, Schema>;
  const ordered = { ...parameters, from, times, share, seed } as NonNullable<Schema['properties']>;
  const fields = fieldsOf({ properties: ordered });
  return [kind?.const as FaultKind, { fields, required: required.filter((path) => fields.has(path)) }];
}

const FAULT_ROWS = z.toJSONSchema(faultSchema, { io: 'input' }).oneOf as Schema[];

export const FAULT_FORMS: ReadonlyMap<FaultKind, FaultForm> = new Map(FAULT_ROWS.map(faultForm));

export function formOf(kind: FaultKind): FaultForm {
  return FAULT_FORMS.get(kind) ?? { fields: new Map(), required: [] };
}
