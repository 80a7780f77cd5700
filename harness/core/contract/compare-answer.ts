import * as z from 'zod/mini';
import type { Endpoint } from '../../../src/api/endpoint';
import { envelope, readResponse } from '../../../src/api/envelope';
import { ContractError, isApiError } from '../../../src/api/errors';
import { errorCodeRow, SUCCESS_CODE } from '../../../src/domain/error-codes';
import { lookUp } from '../../../src/domain/look-up';
import { type SchemaProblem, unwrap } from '../../../src/domain/tolerant-parse';
import { MAX_DEPTH, tooDeepAt } from '../limits';
import { isPlainObject } from '../merge';
import { parsedJson } from '../parsed-json';
import { childrenOf, fieldsOf } from './fields';
import { shownName, typeOf } from './shown';

/** The app's own client decides what breaks the contract. */

/** `breaks`: the app refuses the answer. `dropped`: it drops the value or its entry. `unknown`: it never reads the value. */
export type DifferenceKind = 'breaks' | 'dropped' | 'unknown';

/** Holds no value of the answer. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** `*` is any entry of a list; empty for the answer itself. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

export interface AnswerComparison {
  /** One for all entries of a list. */
  readonly differences: readonly Difference[];
  /** The server reported a failure, so there was no result to compare. */
  readonly isRefusal: boolean;
}

type Schema = z.core.$ZodType;

export function compareAnswer(endpoint: Endpoint, status: number, body: string): AnswerComparison {
  if (status < 200 || status > 299) return whole('a status from 200 to 299', `status ${status}`);
  const value = parsedJson(body);
  if (value === undefined) return whole('JSON', body === '' ? 'nothing' : 'a text that is not JSON');
  if (!isPlainObject(value)) return whole('an object', typeOf(value));
  if (tooDeepAt(value) !== undefined) return whole(`at most ${MAX_DEPTH} levels`, 'more levels');

  const problems = problemsOfApp(endpoint, value);
  const code = value.ret_code ?? value.retCode;
  const isSuccess = code === SUCCESS_CODE;
  const schema = isSuccess ? successOf(endpoint) : envelope;
  // The app reads a missing result as an empty object.
  const checked = isSuccess ? { ...value, result: value.result ?? {} } : value;
  const differences = [
    ...differing(schema, checked, problems),
    ...unknownIn(schema, checked, ''),
    ...(typeof code === 'number' && !isSuccess && errorCodeRow(code) === undefined ? [UNKNOWN_CODE] : []),
  ];
  const distinct = new Map(differences.map((one) => [JSON.stringify(one), one]));
  return { differences: [...distinct.values()], isRefusal: !isSuccess && problems.length === 0 };
}

/** Cached so that the fields of each schema are listed once. */
const successSchemas = new WeakMap<Endpoint, Schema>();

function successOf(endpoint: Endpoint): Schema {
  const schema = successSchemas.get(endpoint) ?? z.object({ ...envelope.shape, result: endpoint.response });
  successSchemas.set(endpoint, schema);
  return schema;
}

const UNKNOWN_CODE: Difference = {
  kind: 'unknown',
  path: 'ret_code',
  expected: '',
  found: 'a code that the app has no text for',
};

function whole(expected: string, found: string): AnswerComparison {
  return { differences: [{ kind: 'breaks', path: '', expected, found }], isRefusal: false };
}

/** A failure that the server reports is not a problem. */
function problemsOfApp(endpoint: Endpoint, value: object): readonly SchemaProblem[] {
  try {
    readResponse(endpoint, value, 0);
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    if (isApiError(error)) return [];
    throw error;
  }
}

function differing(schema: Schema, value: unknown, problems: readonly SchemaProblem[]): readonly Difference[] {
  const types = new Map(fieldsOf(schema).map(({ path, type }) => [path, type]));
  const breaking = new Map(problems.map((one) => [one.path.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*'), one.expected]));
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  const found = issues.map(({ path: keys, code }): Difference => {
    const path = keys.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
    const there = keys.reduce<unknown>((inner, key) => partOf(inner, String(key)), value);
    const isOther = code === 'invalid_value' ? typeof there === 'string' : code !== 'invalid_type';
    return {
      kind: breaking.has(path) ? 'breaks' : 'dropped',
      path,
      expected: types.get(path) ?? code,
      found: isOther ? typeOf(there).replace('a ', 'another ') : typeOf(there),
    };
  });
  const told = new Set(found.map(({ path }) => path));
  const untold = [...breaking].filter(([path]) => !told.has(path));
  return [
    ...found,
    ...untold.map(([path, expected]): Difference => {
      return { kind: 'breaks', path, expected: types.get(path) ?? expected, found: 'missing' };
    }),
  ];
}

function* unknownIn(schema: Schema, value: unknown, at: string): Generator<Difference> {
  if (typeof value !== 'object' || value === null) return;
  const children = childrenOf(unwrap(schema).inner);
  if (children.length === 0 && !isObjectSchema(schema)) return;
  const isList = Array.isArray(value);
  for (const [name, part] of Object.entries(value)) {
    const child = children.find(([known]) => known === (isList ? '*' : name))?.[1];
    const path = [...(at === '' ? [] : [at]), isList ? '*' : child === undefined ? shownName(name) : name].join('.');
    if (child !== undefined) yield* unknownIn(child, part, path);
    else if (!isList) yield { kind: 'unknown', path, expected: '', found: typeOf(part) };
  }
}

function isObjectSchema(schema: Schema): boolean {
  return unwrap(schema).inner._zod.def.type === 'object';
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? lookUp(value as Readonly<Record<string, unknown>>, key)
    : undefined;
}
