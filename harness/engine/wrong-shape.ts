import type { Endpoint } from '../../src/api/endpoint';
import { parseTolerantly } from '../../src/domain/tolerant-parse';
import { isPlainObject } from './merge';

/**
 * A result that breaks the contract, made from a real answer: the smallest change that the app refuses. A page then meets what a
 * careless release of the back end would send, nearly right, rather than plain rubbish. A field that the app drops where it is wrong is
 * no such change; where an answer has no other fields, or is no success and has no result to start from, the result becomes a text.
 */
export function breakResult(endpoint: Endpoint | undefined, body: string): unknown {
  const envelope: unknown = JSON.parse(body || 'null');
  const result = isPlainObject(envelope) ? envelope.result : undefined;
  for (const candidate of candidates(result)) {
    if (endpoint === undefined || !parseTolerantly(endpoint.response, candidate).success) return candidate;
  }
  throw new Error(`Nothing breaks the response schema of ${endpoint?.method} ${endpoint?.path}: it takes anything`);
}

function* candidates(result: unknown): Generator<unknown> {
  if (isPlainObject(result)) {
    for (const [key, value] of Object.entries(result)) yield { ...result, [key]: ofAnotherType(value) };
  }
  if (Array.isArray(result) && result.length > 0) yield [ofAnotherType(result[0]), ...result.slice(1)];
  // Not null first: a server that has nothing to say may well say null, and a client takes it so.
  yield 'wrong shape';
  yield null;
  yield 1;
}

/** A value that no schema for the given one takes. */
export function ofAnotherType(value: unknown): unknown {
  return typeof value === 'string' ? { unexpected: value } : 'wrong shape';
}
