import { NOT_SIGNED_IN_CODE } from '../../../src/domain/error-codes';

/** Codes with which the mock refuses a call. The app treats 10007 and 33003 as 'user no permission' (PRODUCT.md, 'Error codes'). */
export const REFUSAL_CODES = {
  notSignedIn: NOT_SIGNED_IN_CODE,
  noPermission: 33003,
  /** The request breaks the contract. This code is an assumption; the product's list of codes has none for it. */
  badRequest: 10001,
} as const;

/** A handler returns this to refuse a call. The answer is an envelope with this code and no result. */
export class Refusal {
  constructor(
    readonly code: number,
    readonly message: string,
  ) {}
}
