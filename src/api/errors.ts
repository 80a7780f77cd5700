import { TIMEOUT_CODE } from '../domain/error-codes';
import type { SchemaProblem } from '../domain/tolerant-parse';

/**
 * Everything a call can reject with (spec 8): one class a kind, told apart by `kind`. The messages are the spec's and
 * are for logs and tests; what a member reads comes from `error-display.ts`.
 */

/** Asks for a notification under this title, instead of a toast, when the `type` is `notify` (spec 3, spec 8). */
export interface ErrorReminder {
  readonly type: string;
  readonly title: string;
}

/** What an envelope said when it did not say success. */
export interface EnvelopeFailure {
  readonly ret_code: number;
  readonly ret_msg: string;
  readonly result: unknown;
  /** From the envelope, else from the call's own error config (spec 3). */
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

/** Codes 10007, 33003, 10009. The envelope is for the caller to handle: 10007 on the profile leads to the login. */
export class NoPermissionError extends EnvelopeError {
  readonly kind = 'no-permission';
  constructor(endpoint: string, envelope: EnvelopeFailure) {
    super(endpoint, 'user no permission', envelope);
  }
}

/** Codes 1007 and 1008. Its message has been shown as a toast by the time the call rejects. */
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

/** An empty body, or an answer that passed status validation without being ok. */
export class NonResponseError extends CallError {
  readonly kind = 'non-response';
  constructor(endpoint: string) {
    super(endpoint, 'Non Response!');
  }
}

/** A status outside 200 to 299. */
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

/** No answer: the network, the server's socket, or a browser rule such as CORS (which looks the same to a page). */
export class NetworkError extends CallError {
  readonly kind = 'network';
  constructor(endpoint: string, cause: unknown) {
    super(endpoint, 'http network error', { cause });
  }
}

/** No answer in time, or an envelope with code 9000001, which the spec treats alike (408). */
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

/** What was sent or answered does not keep the contract: broken JSON, no envelope, or a wrong value that no screen can do without. */
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

/** The caller went away. Never shown, never reported. */
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

/** Whether a rejection comes from `call`. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof CallError;
}
