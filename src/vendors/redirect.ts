import { haveSameOrigin, isWebAddress } from '../domain/addresses';

/**
 * Whether the page may redirect to this address of a vendor, which comes from the server. It has to be a web address and, if `base` is not
 * empty, have the same origin as `base`.
 *
 * @param base the vendor's base address from the initial config; empty: any web address is allowed
 */
export function isVendorPage(address: string, base: string): boolean {
  return base === '' ? isWebAddress(address) : haveSameOrigin(address, base);
}

/** Code of a failed run whose session at the vendor has expired; a new run can succeed. */
export const SESSION_EXPIRED = 'session-expired';
