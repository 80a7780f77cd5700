import { type Provider, VENDORS, type Vendor } from '../../../src/domain/statuses';
import { VENDOR_ROWS } from '../../../src/domain/vendors';

/** Id of the named scenario for a provider and an outcome. */
function runId(provider: Provider, outcome: string): string {
  return `verify-${provider.replace('PROVIDER_', '').toLowerCase()}-${outcome}`;
}

const ENDS = [
  { outcome: 'approve', button: 'Submit, then approve', result: 'Approved' },
  { outcome: 'reject', button: 'Submit, then reject', result: 'One photo needs retaking' },
  { outcome: 'pending', button: 'Submit, stay in review', result: 'In review' },
] as const;

/** Runs that are submitted: the button on the vendor's page, and the heading of the result. */
export const SUBMITTED_RUNS = VENDORS.flatMap((provider) =>
  ENDS.map((end) => ({ id: runId(provider, end.outcome), provider, ...end })),
);

const STOPPED = { outcome: 'cancel', button: 'Cancel', problem: 'You stopped the verification' } as const;
const FAILED = {
  outcome: 'error',
  button: 'Fail with an error',
  problem: 'Your verification was interrupted',
} as const;
/** Not an outcome of a scenario: the vendor's page always has this button. */
const NO_CAMERA = { outcome: 'approve', button: 'Camera refused', problem: 'We couldn’t use your camera' } as const;

/** Runs that end without a submission. Sumsub's flow has no cancel button and does not report a refused camera. */
export const BROKEN_RUNS = VENDORS.flatMap((provider) =>
  (provider === 'PROVIDER_SUMSUB' ? [FAILED] : [STOPPED, FAILED, NO_CAMERA]).map((end) => ({
    id: runId(provider, end.outcome),
    provider,
    ...end,
  })),
);

/** A run that the member leaves by the button of the page around it. */
export const LEFT_RUN = runId('PROVIDER_SUMSUB', 'cancel');

/** Runs whose first token is expired; with `returns` the vendor sends the member back to get another one. */
export const EXPIRED_RUNS: readonly { readonly id: string; readonly provider: Vendor; readonly returns: boolean }[] =
  VENDORS.map((provider) => ({
    id: runId(provider, 'expired-token'),
    provider,
    returns: VENDOR_ROWS[provider].kind === 'redirect',
  }));
