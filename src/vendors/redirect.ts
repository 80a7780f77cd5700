import { haveSameOrigin, isWebAddress } from '../domain/addresses';

/** @param base its origin must match; empty: any web address */
export function isVendorPage(address: string, base: string): boolean {
  return base === '' ? isWebAddress(address) : haveSameOrigin(address, base);
}

/** A new run can succeed. */
export const SESSION_EXPIRED = 'session-expired';
