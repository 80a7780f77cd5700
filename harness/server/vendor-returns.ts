import { lookUp } from '../../src/domain/look-up';
import type { VendorRun } from '../engine/mock/vendor-runs';

/** The redirect vendors: they send the member back to an address of the app, each with its own query parameters. */
export type ReturnVendor = 'jumio' | 'aai';

type Parameters = Readonly<Record<string, string>>;

/** Jumio's documented error codes. There is none for a member who cancels: the address then has no parameters. */
const JUMIO_ERRORS: Readonly<Record<string, string>> = {
  'camera-refused': '9820',
  error: '9100',
  'expired-token': '9200',
};

/** AAI's documented result codes. */
const AAI_CODES: Readonly<Record<string, string>> = {
  submitted: 'SUCCESS',
  cancel: 'USER_CANCELLED',
  'camera-refused': 'CAMERA_PERMISSION_DENIED',
  error: 'SERVICE_ERROR',
  'expired-token': 'TOKEN_EXPIRED',
};

const PARAMETERS: Readonly<Record<ReturnVendor, (outcome: string, run: VendorRun) => Parameters>> = {
  jumio: (outcome, run) =>
    outcome === 'cancel'
      ? {}
      : {
          accountId: idOf(run, 'account'),
          workflowExecutionId: idOf(run, 'workflow'),
          acquisitionStatus: outcome === 'submitted' ? 'SUCCESS' : 'ERROR',
          ...(outcome !== 'submitted' && { errorCode: lookUp(JUMIO_ERRORS, outcome) ?? '9100' }),
        },
  aai: (outcome, run) => ({
    signatureId: idOf(run, 'signature'),
    code: lookUp(AAI_CODES, outcome) ?? 'SERVICE_ERROR',
  }),
};

/** The address to which a redirect vendor sends the member back, with the vendor's parameters. */
export function returnAddress(vendor: ReturnVendor, returnUrl: string, outcome: string, run: VendorRun): string {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(PARAMETERS[vendor](outcome, run))) url.searchParams.set(name, value);
  return url.href;
}

function idOf(run: VendorRun, kind: string): string {
  return `${kind}-${run.token.split('.').at(-1)}`;
}
