import { NOT_SIGNED_IN_CODE } from '../../../src/domain/error-codes';

/** The app treats 10007 and 33003 as 'user no permission' (PRODUCT.md, 'Error codes'). */
export const REFUSAL_CODES = {
  notSignedIn: NOT_SIGNED_IN_CODE,
  noPermission: 33003,
  /** An assumption: the product lists no code for this. */
  badRequest: 10001,
} as const;

/** Answers with an envelope that has this code and no result. */
export class Refusal {
  constructor(
    readonly code: number,
    readonly message: string,
  ) {}
}
