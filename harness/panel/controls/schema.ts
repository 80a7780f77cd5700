import * as z from 'zod';
import { scenarioSchema } from '../../engine/scenario';

/**
 * The scenario's own JSON Schema, read for what a control needs to know: what a control offers follows the format. How a key is called
 * stands in `rows.ts`, and a test fails while one has neither a row there nor a reason here.
 */

/** What a control offers for one key of the scenario. */
export type Field =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: 'text' };

type Schema = z.core.JSONSchema.JSONSchema;

/** Keys without a field of the rail's table, and why. */
export const WITHOUT_FIELD: Readonly<Record<string, string>> = {
  version: 'nobody sets it: the migrations do',
  query: 'typed as in an address (query.tsx)',
  responses: 'one editor a call (responses.tsx)',
  faults: 'a list with a form (faults.tsx)',
};

const root: Schema = z.toJSONSchema(scenarioSchema, { io: 'input' });

function fieldOf(schema: Schema): Field | undefined {
  // A text that is empty or of one form is a text.
  if (schema.anyOf?.every((one) => (one as Schema).type === 'string')) return { kind: 'text' };
  if (schema.enum) return { kind: 'choice', options: schema.enum as (string | number)[] };
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        ...(schema.minimum === undefined ? {} : { minimum: schema.minimum }),
        ...(schema.maximum === undefined ? {} : { maximum: schema.maximum }),
      };
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

/** Every key of the scenario that takes a single value, by its dotted path. */
export const FIELDS: ReadonlyMap<string, Field> = (() => {
  const fields = new Map<string, Field>();
  collect(root, [], fields);
  return fields;
})();

/** One parameter of a fault kind. */
export interface FaultParameter {
  readonly name: string;
  readonly type: 'number' | 'text';
  readonly required: boolean;
}

/** The fault kinds and the parameters of each, without those that every fault has (`endpoint`, `kind`, `times`). */
export const FAULT_FORMS: ReadonlyMap<string, readonly FaultParameter[]> = new Map(
  faultSchemas().map((row) => {
    const properties = row.properties as Record<string, Schema>;
    const parameters = Object.entries(properties)
      .filter(([name]) => !['endpoint', 'kind', 'times'].includes(name))
      .map(([name, schema]): FaultParameter => {
        const type = schema.type === 'string' ? 'text' : 'number';
        return { name, type, required: row.required?.includes(name) ?? false };
      });
    return [String(properties.kind?.const), parameters];
  }),
);

/** The schema of each fault kind. */
function faultSchemas(): Schema[] {
  const { items } = (root.properties as { faults: { items: { oneOf: Schema[] } } }).faults;
  return items.oneOf;
}
