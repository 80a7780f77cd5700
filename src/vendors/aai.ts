import type { RedirectVendor, VendorEvent } from './vendor';

const EVENTS: Readonly<Record<string, VendorEvent>> = {
  SUCCESS: { type: 'submitted' },
  USER_CANCELLED: { type: 'cancelled' },
  CAMERA_PERMISSION_DENIED: { type: 'camera-refused' },
};

/** Advance.AI: a page of theirs, with a return address. */
export const aai: RedirectVendor = {
  parameters: ['signatureId', 'code'],
  eventOf: (query) => {
    const code = query.get('code');
    if (code === null || !query.has('signatureId')) return undefined;
    return EVENTS[code] ?? { type: 'failed', code: `aai-${code}` };
  },
};
