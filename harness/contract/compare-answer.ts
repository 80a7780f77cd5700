import * as z from 'zod/mini';
import type { Endpoint } from '../../src/api/endpoint';
import { envelope, readResponse } from '../../src/api/envelope';
import { ContractError, isApiError } from '../../src/api/errors';
import { errorCodeRow, SUCCESS_CODE } from '../../src/domain/error-codes';
import { lookUp } from '../../src/domain/look-up';
import { type SchemaProblem, unwrap } from '../../src/domain/tolerant-parse';
import { MAX_DEPTH, tooDeepAt } from '../engine/limits';
import { isPlainObject } from '../engine/merge';
import { parsedJson } from '../engine/parsed-json';
import { childrenOf, fieldsOf } from './fields';
import { shownName, typeOf } from './shown';

/** Compares one answer with the contract. The app's own client decides what breaks it; this adds what differs besides. */

/**
 * `breaks`: the app refuses the answer. `dropped`: the app leaves the value out, or the entry that contains it. `unknown`: the contract
 * does not have it, and the app does not read it.
 */
export type DifferenceKind = 'breaks' | 'dropped' | 'unknown';

/** One difference, without any value of the answer. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Path in the answer, with `*` for the entries of a list; empty: the answer itself. */
  readonly path: string;
  /** What the contract has there; empty if it has nothing. */
  readonly expected: string;
  /** The type of what the answer has there. */
  readonly found: string;
}

/** What a comparison says about one answer. */
export interface AnswerComparison {
  /** Each one once, however many entries of a list have it. */
  readonly differences: readonly Difference[];
  /** Whether the server reported a failure, so that there was no result to compare. */
  readonly isRefusal: boolean;
}

type Schema = z.core.$ZodType;

/** Compares an answer, given by its HTTP status and its text. */
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
  // The app reads a success without a result as one with an empty object.
  const checked = isSuccess ? { ...value, result: value.result ?? {} } : value;
  const differences = [
    ...differing(schema, checked, problems),
    ...unknownIn(schema, checked, ''),
    ...(typeof code === 'number' && !isSuccess && errorCodeRow(code) === undefined ? [UNKNOWN_CODE] : []),
  ];
  const distinct = new Map(differences.map((one) => [JSON.stringify(one), one]));
  return { differences: [...distinct.values()], isRefusal: !isSuccess && problems.length === 0 };
}

/** The schema of the whole answer for each endpoint; made once, so that its fields are listed once. */
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

/** The problems for which the app refuses the answer. A failure that the server reports is none. */
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

/** Every value that differs from the schema, and every problem of the app that no schema tells. */
function differing(schema: Schema, value: unknown, problems: readonly SchemaProblem[]): readonly Difference[] {
  const types = new Map(fieldsOf(schema).map(({ path, type }) => [path, type]));
  const breaking = new Map(problems.map((one) => [one.path.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*'), one.expected]));
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  const found = issues.map(({ path: keys, code }): Difference => {
    const path = keys.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
    const there = keys.reduce<unknown>((inner, key) => partOf(inner, String(key)), value);
    // Of the right type, and still not what the contract has.
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

/** Fields that the schema does not have. Below such a field nothing is listed. */
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

/** An object without fields in the contract, such as the result of a call that answers nothing, has only unknown ones. */
function isObjectSchema(schema: Schema): boolean {
  return unwrap(schema).inner._zod.def.type === 'object';
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? lookUp(value as Readonly<Record<string, unknown>>, key)
    : undefined;
}
