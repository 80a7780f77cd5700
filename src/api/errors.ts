import { TIMEOUT_CODE } from '../domain/error-codes';
import type { SchemaProblem } from '../domain/tolerant-parse';

/**
 * Every error that a call can reject with: one class for each `kind`. The messages are those of PRODUCT.md, 'Error codes', and are for logs
 * and tests; the texts that members see come from `error-display.ts` and `error-message.ts`.
 */

/** With the `type` `notify` the failure is shown as a notification with this title, else as a toast. */
export interface ErrorReminder {
  readonly type: string;
  readonly title: string;
}

/** Content of an envelope that reports a failure. */
export interface EnvelopeFailure {
  readonly ret_code: number;
  readonly ret_msg: string;
  readonly result: unknown;
  /** From the envelope, else from the options of the call. */
  readonly errorReminder?: ErrorReminder;
}

abstract class CallError extends Error {
  abstract readonly kind: string;
  override readonly name = 'CallError';
  constructor(
    /** The endpoint's name, such as `GET /v2/private/user/profile`. */
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

/** Codes 10007, 33003 and 10009. Callers handle the envelope: 10007 on the profile leads to the login page. */
export class NoPermissionError extends EnvelopeError {
  readonly kind = 'no-permission';
  constructor(endpoint: string, envelope: EnvelopeFailure) {
    super(endpoint, 'user no permission', envelope);
  }
}

/** Codes 1007 and 1008. Its message is shown as a toast before the call rejects, unless the call is `silent`. */
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

/** An empty body, or an answer whose status was accepted but is not 2xx. */
export class NonResponseError extends CallError {
  readonly kind = 'non-response';
  constructor(endpoint: string) {
    super(endpoint, 'Non Response!');
  }
}

/** A status that was not accepted; by default every status outside 200 to 299. */
export class HttpError extends CallError {
  readonly kind = 'http';
  constructor(
    endpoint: string,
    readonly status: number,
    readonly statusText: string,
  ) {
    super(endpoint, 'http error');
  }
}

/** No answer: a network failure, a closed connection, or a browser rule such as CORS (scripts cannot distinguish them). */
export class NetworkError extends CallError {
  readonly kind = 'network';
  constructor(endpoint: string, cause: unknown) {
    super(endpoint, 'http network error', { cause });
  }
}

/** No answer in time, or an envelope with code 9000001; both count as status 408. */
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

/** A request or an answer does not match its schema: broken JSON, no envelope, or an invalid required value. */
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

/** The call was aborted. Never shown, never reported. */
export class AbortedError extends CallError {
  readonly kind = 'aborted';
  constructor(endpoint: string) {
    super(endpoint, 'the call was aborted');
  }
}

/** Every error that a call rejects with. */
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

/** Whether an error comes from `call`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof CallError;
}
