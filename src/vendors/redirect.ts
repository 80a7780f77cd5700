import { haveSameOrigin, isWebAddress } from '../domain/addresses';

/**
 * Whether a member may be sent to the page that the server names for a vendor that works by redirect: an address of the web, and one of
 * the configured origin where the initial config names the vendor's base address.
 */
export function isVendorPage(address: string, base: string): boolean {
  return base === '' ? isWebAddress(address) : haveSameOrigin(address, base);
}

/** Code of a run whose session had run out at the vendor: a fresh one helps. */
export const SESSION_EXPIRED = 'session-expired';
