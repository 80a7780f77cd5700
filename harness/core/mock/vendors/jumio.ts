import type { ReturnedEnd, SimulatedRedirect } from './simulated-vendor';

/** Documented codes. Cancelling has none: the address then lacks parameters. */
const ERRORS: Readonly<Record<Exclude<ReturnedEnd, 'submitted' | 'cancel'>, string>> = {
  'camera-refused': '9820',
  error: '9100',
  'expired-token': '9200',
};

export const jumio: SimulatedRedirect = {
  kind: 'redirect',
  page: '/jumio/web',
  base: '/jumio',
  rejectCode: '200',
  returned: (end, idOf) => {
    if (end === 'cancel') return {};
    const ids = { accountId: idOf('account'), workflowExecutionId: idOf('workflow') };
    if (end === 'submitted') return { ...ids, acquisitionStatus: 'SUCCESS' };
    return { ...ids, acquisitionStatus: 'ERROR', errorCode: ERRORS[end] };
  },
};
