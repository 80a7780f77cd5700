import type { Endpoint } from '../../src/api/endpoint';
import { parseTolerantly } from '../../src/domain/tolerant-parse';
import { isPlainObject } from './merge';

/**
 * As a faulty back end would. Without needed fields, the whole result becomes text. @throws if the schema accepts every
 * candidate
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
  // Text before null: clients often accept null as 'no result'.
  yield 'wrong shape';
  yield null;
  yield 1;
}

export function ofAnotherType(value: unknown): unknown {
  return typeof value === 'string' ? { unexpected: value } : 'wrong shape';
}
