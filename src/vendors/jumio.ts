import type { RedirectVendor, VendorEvent } from './vendor';

/** Error codes that are no failure of anybody's: the member said no, or the camera was not to be had. */
const SPECIAL: Readonly<Record<string, VendorEvent>> = {
  '9300': { type: 'cancelled' },
  '9835': { type: 'camera-refused' },
};

/** Jumio, by redirect: it documents that its frame must exist at page load, so there is none (design 11). */
export const jumio: RedirectVendor = {
  parameters: ['accountId', 'workflowExecutionId', 'acquisitionStatus', 'customerInternalReference', 'errorCode'],
  eventOf: (query) => {
    const status = query.get('acquisitionStatus');
    if (status === null) return undefined;
    if (status === 'SUCCESS') return { type: 'submitted' };
    const code = query.get('errorCode') ?? 'unknown';
    return SPECIAL[code] ?? { type: 'failed', code: `jumio-${code}` };
  },
};
