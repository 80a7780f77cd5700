import { lookUp } from './look-up';
import type { RejectionCodes } from './rejection-codes';
import { REJECTION_REASONS, type RejectionReason } from './rejection-reasons';
import { VENDORS } from './statuses';
import { VENDOR_ROWS } from './vendors';

/** The server's own codes are the reasons' names. */
const OWN: RejectionCodes = Object.fromEntries(
  (Object.keys(REJECTION_REASONS) as RejectionReason[]).map((reason) => [reason, reason]),
);

const ALL: RejectionCodes = Object.assign({}, ...VENDORS.map((vendor) => VENDOR_ROWS[vendor].rejectionCodes), OWN);

/**
 * One ASCII word like `NEW_REASON`, `E12`, `data_validation.mrz` or `documentExpired`. Not 'Blurred.', 'EXPIRED' or
 * 'out-of-date'.
 */
const MACHINE_CODE = /^(?=[\w.-]+$)(?:.*[_\d]|.*\w\.\w|.*[a-z][A-Z])/;

/** A known code, `general` for unknown codes, else the server's text. Undefined if empty. */
export function rejectionReasonOf(
  given: string,
): { readonly reason: RejectionReason } | { readonly text: string } | undefined {
  const trimmed = given.trim();
  if (trimmed === '') return undefined;
  const known = lookUp(ALL, trimmed);
  if (known) return { reason: known };
  return MACHINE_CODE.test(trimmed) ? { reason: 'general' } : { text: trimmed };
}
