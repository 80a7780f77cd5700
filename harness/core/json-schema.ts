import * as z from 'zod';
import { scenarioSchema } from './scenario';

/** JSON Schema 2020-12 of a scenario's input, with optional keys. */
export function scenarioJsonSchema(): z.core.JSONSchema.BaseSchema {
  return { title: 'Scenario', ...z.toJSONSchema(scenarioSchema, { io: 'input' }) };
}
