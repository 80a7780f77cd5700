import type { Endpoint } from '../../src/api/endpoint';
import { parseTolerantly } from '../../src/domain/tolerant-parse';
import { isPlainObject } from './merge';

/**
 * Changes a real answer so that its result breaks the contract, as little as possible: one field gets another type. This is what a faulty
 * release of the back end would send. A field that the app merely drops if it is wrong does not count. If the answer has no other fields,
 * or no result because it is not a success, the whole result becomes a text.
 *
 * @param body the real answer's body
 * @throws if the endpoint's response schema accepts every candidate
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
  // A text comes before null, because clients often accept null as 'no result'.
  yield 'wrong shape';
  yield null;
  yield 1;
}

/** Returns a value of another type than the given one. */
export function ofAnotherType(value: unknown): unknown {
  return typeof value === 'string' ? { unexpected: value } : 'wrong shape';
}
