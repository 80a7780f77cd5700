import * as z from 'zod/mini';
import { SUCCESS_CODE, treatmentOf } from '../domain/error-codes';
import { parseTolerantly, problemsOf } from '../domain/tolerant-parse';
import type { Endpoint, ResponseOf } from './endpoint';
import { endpointName } from './endpoint';
import {
  BusinessError,
  ContractError,
  type EnvelopeFailure,
  type ErrorReminder,
  NonResponseError,
  NoPermissionError,
  TimeoutError,
  TokenError,
} from './errors';

const reminder = z.object({ type: z.string(), title: z.string() });

/** Some services write `retCode` and `retMsg`. */
export const envelope = z.object({
  ret_code: z.optional(z.int()),
  retCode: z.optional(z.int()),
  ret_msg: z.nullish(z.string()),
  retMsg: z.nullish(z.string()),
  result: z.optional(z.unknown()),
  // Ignore an invalid reminder: it only affects display.
  errorReminder: z.catch(z.optional(reminder), undefined),
});

const inResult = (path: string) => (path === '' ? 'result' : `result.${path}`);

/** axios passes text, a mock may pass a parsed value. */
function parseBody(endpoint: string, body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    throw new ContractError(endpoint, 'response', [{ path: '', expected: 'JSON' }]);
  }
}

function failureOf(name: string, failure: EnvelopeFailure, timeoutMs: number) {
  const make = {
    'no-permission': () => new NoPermissionError(name, failure),
    token: () => new TokenError(name, failure),
    timeout: () => new TimeoutError(name, timeoutMs, failure.ret_msg),
    business: () => new BusinessError(name, failure),
  };
  return make[treatmentOf(failure.ret_code)]();
}

/**
 * Drops invalid optional fields. @param configured fallback reminder @throws ApiError for an unreadable or failed
 * answer
 */
export function readResponse<E extends Endpoint>(
  endpoint: E,
  body: unknown,
  timeoutMs: number,
  configured?: ErrorReminder,
  onDropped: (fields: readonly string[]) => void = () => undefined,
): ResponseOf<E> {
  const name = endpointName(endpoint);
  const value = body === '' ? undefined : parseBody(name, body);
  if (value === undefined || value === null) throw new NonResponseError(name);

  const parsed = z.safeParse(envelope, value);
  if (!parsed.success) throw new ContractError(name, 'response', problemsOf(parsed.error.issues));
  const code = parsed.data.ret_code ?? parsed.data.retCode;
  if (code === undefined) throw new ContractError(name, 'response', [{ path: 'ret_code', expected: 'int' }]);

  const { result } = parsed.data;
  const errorReminder = parsed.data.errorReminder ?? configured;
  if (code !== SUCCESS_CODE) {
    const ret_msg = parsed.data.ret_msg ?? parsed.data.retMsg ?? '';
    throw failureOf(name, { ret_code: code, ret_msg, result, ...(errorReminder && { errorReminder }) }, timeoutMs);
  }

  const checked = parseTolerantly(endpoint.response, result ?? {});
  if (!checked.success) {
    const problems = checked.problems.map((problem) => ({ ...problem, path: inResult(problem.path) }));
    throw new ContractError(name, 'response', problems);
  }
  if (checked.dropped.length > 0) onDropped(checked.dropped.map(inResult));
  return checked.value as ResponseOf<E>;
}
