import { endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { unwrap } from '../../../src/domain/tolerant-parse';
import { childrenOf, type Field, fieldsOf } from '../../contract/fields';

/** What the contract says of the parts of a call's answer. A path is the keys and list indexes from the result to the part. */

/** The schema of an answer's result, or of a part of it. */
export type AnswerSchema = (typeof endpoints)[keyof typeof endpoints]['response'];
export type Path = readonly (string | number)[];

const SCHEMAS: ReadonlyMap<string, AnswerSchema> = new Map(
  Object.values(endpoints).map((endpoint) => [endpointName(endpoint), endpoint.response]),
);

/** The schema of a call's result; undefined for a name that is no call of the contract. */
export function answerSchema(endpoint: string): AnswerSchema | undefined {
  return SCHEMAS.get(endpoint);
}

/** The schema of the part at a path; undefined if the contract has nothing there. */
export function schemaAt(schema: AnswerSchema, path: Path): AnswerSchema | undefined {
  return path.reduce<AnswerSchema | undefined>((outer, key) => {
    const name = typeof key === 'number' ? '*' : key;
    return outer && (childrenOf(unwrap(outer).inner).find(([known]) => known === name)?.[1] as AnswerSchema);
  }, schema);
}

/** The names of an object's keys; none for any other part. */
export function keysOf(schema: AnswerSchema): readonly string[] {
  return childrenOf(unwrap(schema).inner)
    .map(([name]) => name)
    .filter((name) => name !== '*');
}

/** Whether the part is an object, whose keys the contract all names. */
export function isObject(schema: AnswerSchema): boolean {
  return unwrap(schema).inner._zod.def.type === 'object';
}

/** What the contract says of the part at a path: its type in words, and whether the app can do without it. */
export function fieldAt(schema: AnswerSchema, path: Path): Field | undefined {
  const name = path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
  return fieldsOf(schema).find((field) => field.path === name);
}
