/** Whether a page may be sent to a vendor's address: the web, and nothing that runs as code. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** Code of a run whose session had run out at the vendor: a fresh one helps. */
export const SESSION_EXPIRED = 'session-expired';
