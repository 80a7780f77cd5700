/** Numeric codes of the sensitive operations that the risk check covers. */
export const OPERATIONS = {
  EYE: 30029,
  RESET: 30331,
  UPDATE: 70029,
  IDENTITY_TRANSFER_BEFORE: 30030,
  IDENTITY_TRANSFER_AFTER: 30031,
  OTP: 30101,
} as const;
/** Name of a sensitive operation. */
export type OperationName = keyof typeof OPERATIONS;
