/** Numeric codes of the sensitive operations that the risk check knows (spec 9). */
export const OPERATIONS = {
  EYE: 30029,
  RESET: 30331,
  UPDATE: 70029,
  IDENTITY_TRANSFER_BEFORE: 30030,
  IDENTITY_TRANSFER_AFTER: 30031,
  OTP: 30101,
} as const;
export type OperationName = keyof typeof OPERATIONS;
