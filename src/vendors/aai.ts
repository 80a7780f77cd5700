import { lookUp } from '../domain/look-up';
import { SESSION_EXPIRED } from './redirect';
import type { RedirectVendor, VendorEvent } from './vendor';

const EVENTS: Readonly<Record<string, VendorEvent>> = {
  SUCCESS: { type: 'submitted' },
  CANCEL: { type: 'cancelled' },
  USER_CANCELLED: { type: 'cancelled' },
  CAMERA_PERMISSION_DENIED: { type: 'camera-refused' },
  TOKEN_EXPIRED: { type: 'failed', code: SESSION_EXPIRED },
};

/** Advance.AI, by redirect. */
export const aai: RedirectVendor = {
  eventOf: (query) => {
    const code = query.get('code');
    if (code === null || !query.has('signatureId')) return undefined;
    return lookUp(EVENTS, code) ?? { type: 'failed', code: `aai-${code}` };
  },
};
