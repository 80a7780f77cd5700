import { TIMEOUT_CODE } from '../domain/error-codes';
import type { SchemaProblem } from '../domain/tolerant-parse';

/** For logs and tests. Members see `error-display.ts` and `error-message.ts`. */

/** `notify` shows a notification with this title; otherwise a toast. */
export interface ErrorReminder {
  readonly type: string;
  readonly title: string;
}

export interface EnvelopeFailure {
  readonly ret_code: number;
  readonly ret_msg: string;
  readonly result: unknown;
  readonly errorReminder?: ErrorReminder;
}

abstract class CallError extends Error {
  abstract readonly kind: string;
  override readonly name = 'CallError';
  constructor(
    readonly endpoint: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

abstract class EnvelopeError extends CallError {
  readonly ret_code: number;
  readonly ret_msg: string;
  constructor(
    endpoint: string,
    message: string,
    readonly envelope: EnvelopeFailure,
  ) {
    super(endpoint, message);
    this.ret_code = envelope.ret_code;
    this.ret_msg = envelope.ret_msg;
  }
}

/** Codes 10007, 33003 and 10009. Callers handle the envelope: 10007 on the profile leads to login. */
export class NoPermissionError extends EnvelopeError {
  readonly kind = 'no-permission';
  constructor(endpoint: string, envelope: EnvelopeFailure) {
    super(endpoint, 'user no permission', envelope);
  }
}

/** Codes 1007 and 1008. Shown as a toast before the call rejects, unless `silent`. */
export class TokenError extends EnvelopeError {
  readonly kind = 'token';
  constructor(endpoint: string, envelope: EnvelopeFailure) {
    super(endpoint, `Timeout, ${envelope.ret_msg || 'token error'}.`, envelope);
  }
}

/** Every other non-zero code. */
export class BusinessError extends EnvelopeError {
  readonly kind = 'business';
  constructor(endpoint: string, envelope: EnvelopeFailure) {
    super(endpoint, 'bad business ret_code', envelope);
  }
}

export class NonResponseError extends CallError {
  readonly kind = 'non-response';
  constructor(endpoint: string) {
    super(endpoint, 'Non Response!');
  }
}

export class HttpError extends CallError {
  readonly kind = 'http';
  constructor(
    endpoint: string,
    readonly status: number,
    readonly statusText: string,
    /** By `Retry-After`, in Unix milliseconds. */
    readonly retryAt?: number | undefined,
  ) {
    super(endpoint, 'http error');
  }
}

/** A network failure, a closed connection or CORS: scripts cannot distinguish them. */
export class NetworkError extends CallError {
  readonly kind = 'network';
  constructor(endpoint: string, cause: unknown) {
    super(endpoint, 'http network error', { cause });
  }
}

export class TimeoutError extends CallError {
  readonly kind = 'timeout';
  readonly ret_code = TIMEOUT_CODE;
  readonly ret_msg: string;
  readonly status = 408;
  constructor(endpoint: string, timeoutMs: number, retMsg = '') {
    super(endpoint, `timeout of ${timeoutMs}ms exceeded`);
    this.ret_msg = retMsg || 'Request timeout, please re-try!';
  }
}

export class ContractError extends CallError {
  readonly kind = 'contract';
  constructor(
    endpoint: string,
    readonly direction: 'request' | 'response',
    readonly problems: readonly SchemaProblem[],
  ) {
    super(endpoint, `the ${direction} breaks the contract: ${problems.map((p) => p.path || '(all)').join(', ')}`);
  }
}

/** Never shown or reported. */
export class AbortedError extends CallError {
  readonly kind = 'aborted';
  constructor(endpoint: string) {
    super(endpoint, 'the call was aborted');
  }
}

export type ApiError =
  | NoPermissionError
  | TokenError
  | BusinessError
  | NonResponseError
  | HttpError
  | NetworkError
  | TimeoutError
  | ContractError
  | AbortedError;
export type ApiErrorKind = ApiError['kind'];

export function isApiError(error: unknown): error is ApiError {
  return error instanceof CallError;
}
