import { endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { unwrap } from '../../../src/domain/tolerant-parse';
import { childrenOf, type Field, fieldsOf } from '../../core/contract/fields';

/** Looks up parts of an answer in the contract. A path starts at the result. */

export type AnswerSchema = (typeof endpoints)[keyof typeof endpoints]['response'];
export type Path = readonly (string | number)[];

const SCHEMAS: ReadonlyMap<string, AnswerSchema> = new Map(
  Object.values(endpoints).map((endpoint) => [endpointName(endpoint), endpoint.response]),
);

/** Undefined if the contract has no such call. */
export function answerSchema(endpoint: string): AnswerSchema | undefined {
  return SCHEMAS.get(endpoint);
}

/** Undefined if the contract has nothing at the path. */
export function schemaAt(schema: AnswerSchema, path: Path): AnswerSchema | undefined {
  return path.reduce<AnswerSchema | undefined>((outer, key) => {
    const name = typeof key === 'number' ? '*' : key;
    return outer && (childrenOf(unwrap(outer).inner).find(([known]) => known === name)?.[1] as AnswerSchema);
  }, schema);
}

/** Empty for anything but an object. */
export function keysOf(schema: AnswerSchema): readonly string[] {
  return childrenOf(unwrap(schema).inner)
    .map(([name]) => name)
    .filter((name) => name !== '*');
}

/** True only if the contract names all keys of the object. */
export function isObject(schema: AnswerSchema): boolean {
  return unwrap(schema).inner._zod.def.type === 'object';
}

/** A description of the type, and whether the app needs the part. */
export function fieldAt(schema: AnswerSchema, path: Path): Field | undefined {
  const name = path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
  return fieldsOf(schema).find((field) => field.path === name);
}
