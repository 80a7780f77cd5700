import { NOT_SIGNED_IN_CODE } from '../../../src/domain/error-codes';

/** Codes with which the mock itself refuses a call (spec 8: 10007 and 33003 are 'user no permission'). */
export const REFUSAL_CODES = {
  notSignedIn: NOT_SIGNED_IN_CODE,
  noPermission: 33003,
  /** The request breaks the contract. The code is assumed: the spec lists none. */
  badRequest: 10001,
} as const;

/** What a handler returns to refuse a call: an envelope with this code and no result. */
export class Refusal {
  constructor(
    readonly code: number,
    readonly message: string,
  ) {}
}
