import { lookUp } from '../domain/look-up';
import { SESSION_EXPIRED } from './redirect';
import type { RedirectVendor, VendorEvent } from './vendor';

const EXPIRED: VendorEvent = { type: 'failed', code: SESSION_EXPIRED };
const NO_CAMERA: VendorEvent = { type: 'camera-refused' };

/** Jumio's guide, 'Redirecting the customer after the user journey'. Leaving has no code. */
const EVENTS: Readonly<Record<string, VendorEvent>> = {
  '9200': EXPIRED,
  '9210': EXPIRED,
  // No camera and no upload allowed; or no browser support.
  '9820': NO_CAMERA,
  '9822': NO_CAMERA,
};

/** By redirect: its frame would have to exist at page load. */
export const jumio: RedirectVendor = {
  eventOf: (query) => {
    // Jumio's two platforms name the status differently.
    const status = query.get('acquisitionStatus') ?? query.get('transactionStatus');
    if (status === null) return undefined;
    if (status === 'SUCCESS') return { type: 'submitted' };
    const code = query.get('errorCode') ?? 'unknown';
    return lookUp(EVENTS, code) ?? { type: 'failed', code: `jumio-${code}` };
  },
};
