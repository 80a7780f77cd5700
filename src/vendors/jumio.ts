import { lookUp } from '../domain/look-up';
import { SESSION_EXPIRED } from './redirect';
import type { RedirectVendor, VendorEvent } from './vendor';

const EXPIRED: VendorEvent = { type: 'failed', code: SESSION_EXPIRED };
const NO_CAMERA: VendorEvent = { type: 'camera-refused' };

/**
 * Error codes with an event of their own (Jumio's implementation guide, 'Redirecting the customer after the user journey'). There is no
 * code for a member who leaves: the return address then has no parameters from Jumio.
 */
const EVENTS: Readonly<Record<string, VendorEvent>> = {
  // The token is missing, invalid or expired; the session expired during the journey.
  '9200': EXPIRED,
  '9210': EXPIRED,
  // There is no camera and upload is not allowed; the browser does not support cameras.
  '9820': NO_CAMERA,
  '9822': NO_CAMERA,
};

/** Jumio: by redirect, because its documentation requires that its frame exists when the page loads. */
export const jumio: RedirectVendor = {
  eventOf: (query) => {
    // The newer and the older platform have different names for the status.
    const status = query.get('acquisitionStatus') ?? query.get('transactionStatus');
    if (status === null) return undefined;
    if (status === 'SUCCESS') return { type: 'submitted' };
    const code = query.get('errorCode') ?? 'unknown';
    return lookUp(EVENTS, code) ?? { type: 'failed', code: `jumio-${code}` };
  },
};
