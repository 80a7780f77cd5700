import type { Vendor } from '../../../domain/statuses';
import { VENDOR_ROWS } from '../../../domain/vendors';
import { operatorFacts } from '../../../lib/operator';
import { leftToRight } from '../format/left-to-right';

/** Isolated, so the sentence keeps the page's direction. */
export function partnerName(vendor: Vendor): string {
  return leftToRight(operatorFacts().partners[vendor].name ?? VENDOR_ROWS[vendor].name);
}
