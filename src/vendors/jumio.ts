import { SESSION_EXPIRED } from './redirect';
import type { RedirectVendor, VendorEvent } from './vendor';

const EXPIRED: VendorEvent = { type: 'failed', code: SESSION_EXPIRED };
const NO_CAMERA: VendorEvent = { type: 'camera-refused' };

/**
 * Error codes that say more than "it did not work" (Jumio's implementation guide, "Redirecting the customer after the user journey").
 * It has none for a member who leaves: there is no word from the vendor then.
 */
const SPECIAL: Readonly<Record<string, VendorEvent>> = {
  // The token is missing, invalid or ran out; the session ended after the journey had begun.
  '9200': EXPIRED,
  '9210': EXPIRED,
  // No upload allowed and no camera; the browser offers none.
  '9820': NO_CAMERA,
  '9822': NO_CAMERA,
};

/** Jumio, by redirect: it documents that its frame must exist at page load, so there is none (design 11). */
export const jumio: RedirectVendor = {
  eventOf: (query) => {
    // The newer platform and the older one call the same thing by two names.
    const status = query.get('acquisitionStatus') ?? query.get('transactionStatus');
    if (status === null) return undefined;
    if (status === 'SUCCESS') return { type: 'submitted' };
    const code = query.get('errorCode') ?? 'unknown';
    return SPECIAL[code] ?? { type: 'failed', code: `jumio-${code}` };
  },
};
