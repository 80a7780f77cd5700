import type { ReturnedEnd, SimulatedRedirect } from './simulated-vendor';

/** Documented result codes. */
const CODES: Readonly<Record<ReturnedEnd, string>> = {
  submitted: 'SUCCESS',
  cancel: 'USER_CANCELLED',
  'camera-refused': 'CAMERA_PERMISSION_DENIED',
  error: 'SERVICE_ERROR',
  'expired-token': 'TOKEN_EXPIRED',
};

export const aai: SimulatedRedirect = {
  kind: 'redirect',
  page: '/aai/web',
  base: '/aai',
  rejectCode: 'CARD_LOW_QUALITY_IMAGE',
  returned: (end, idOf) => ({ signatureId: idOf('signature'), code: CODES[end] }),
};
