import { lookUp } from './look-up';
import type { RejectionCodes } from './rejection-codes';
import { REJECTION_REASONS, type RejectionReason } from './rejection-reasons';
import { VENDORS } from './statuses';
import { VENDOR_ROWS } from './vendors';

/** Codes of the product's own server: the names of the reasons. */
const OWN: RejectionCodes = Object.fromEntries(
  (Object.keys(REJECTION_REASONS) as RejectionReason[]).map((reason) => [reason, reason]),
);

const ALL: RejectionCodes = Object.assign({}, ...VENDORS.map((vendor) => VENDOR_ROWS[vendor].rejectionCodes), OWN);

/**
 * Matches an error code as opposed to text for people: one ASCII word with an underscore (`NEW_REASON`), a digit (`1017`, `E12`), a full
 * stop between two letters (`data_validation.mrz`) or a capital after a small letter (`documentExpired`). Does not match 'Blurred.',
 * 'EXPIRED' or 'out-of-date'.
 */
const MACHINE_CODE = /^(?=[\w.-]+$)(?:.*[_\d]|.*\w\.\w|.*[a-z][A-Z])/;

/**
 * Interprets the reason that the server sent: one of `REJECTION_REASONS` for a known code, `general` for an unknown code, else the text
 * itself, even if it is a single word, because the server wrote it for the member. Returns undefined for an empty reason.
 */
export function rejectionReasonOf(
  given: string,
): { readonly reason: RejectionReason } | { readonly text: string } | undefined {
  const trimmed = given.trim();
  if (trimmed === '') return undefined;
  const known = lookUp(ALL, trimmed);
  if (known) return { reason: known };
  return MACHINE_CODE.test(trimmed) ? { reason: 'general' } : { text: trimmed };
}
