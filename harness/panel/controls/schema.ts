import * as z from 'zod';
import { FAULT_KINDS, FAULTS } from '../../engine/faults';
import { scenarioJsonSchema } from '../../engine/json-schema';

/**
 * Derives the kind and the options of each control from the scenario's JSON Schema. Labels and hints are in `rows.ts`; a test
 * fails if a scenario key has neither a row there nor an entry in `WITHOUT_FIELD`.
 */

/** Kind of field for one scenario key, with its options or limits. */
export type Field =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'number' }
  | { readonly kind: 'text' };

type Schema = z.core.JSONSchema.JSONSchema;

/** Scenario keys without a row in `rows.ts`, with the reason. */
export const WITHOUT_FIELD: Readonly<Record<string, string>> = {
  version: 'set by the migrations, not by a person',
  query: 'typed as in an address (query.tsx)',
  answers: 'one JSON editor per call (responses.tsx)',
  once: 'set from a row of the log (log/row-actions.ts), taken away by its chip',
  responses: 'one JSON editor per call (responses.tsx)',
  faults: 'a list with a form (faults.tsx)',
  steps: 'the steps of a walk (walks/)',
};

function fieldOf(schema: Schema): Field | undefined {
  // A union of strings, such as 'empty or a colour', is edited as a text.
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

/** Field of every scenario key that holds a single value, by the key's dotted path. */
export const FIELDS: ReadonlyMap<string, Field> = (() => {
  const fields = new Map<string, Field>();
  collect(scenarioJsonSchema(), [], fields);
  return fields;
})();

/** One parameter of a fault kind. */
export interface FaultParameter {
  readonly name: string;
  readonly type: 'number' | 'text';
  readonly required: boolean;
}

/** Parameters of each fault kind, without those that every fault has. */
export const FAULT_FORMS: ReadonlyMap<string, readonly FaultParameter[]> = new Map(
  FAULT_KINDS.map((kind) => {
    const { properties = {}, required = [] } = z.toJSONSchema(z.strictObject(FAULTS[kind].parameters), {
      io: 'input',
    }) as Schema;
    const parameters = Object.entries(properties).map(([name, schema]): FaultParameter => {
      const type = (schema as Schema).type === 'string' ? 'text' : 'number';
      return { name, type, required: required.includes(name) };
    });
    return [kind, parameters];
  }),
);
