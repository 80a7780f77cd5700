import { type Provider, VENDORS, type Vendor } from '../../../src/domain/statuses';
import { VENDOR_ROWS } from '../../../src/domain/vendors';

function runId(provider: Provider, outcome: string): string {
  return `verify-${provider.replace('PROVIDER_', '').toLowerCase()}-${outcome}`;
}

const ENDS = [
  { outcome: 'approve', button: 'Submit, then approve', result: 'Approved' },
  { outcome: 'reject', button: 'Submit, then reject', result: 'One photo needs retaking' },
  { outcome: 'pending', button: 'Submit, stay in review', result: 'In review' },
] as const;

/** Button on the vendor's page, and heading of the result. */
export const SUBMITTED_RUNS = VENDORS.flatMap((provider) =>
  ENDS.map((end) => ({ id: runId(provider, end.outcome), provider, ...end })),
);

const STOPPED = { outcome: 'cancel', button: 'Cancel', problem: 'You stopped the verification' } as const;
const FAILED = {
  outcome: 'error',
  button: 'Fail with an error',
  problem: 'Your verification was interrupted',
} as const;
/** On every vendor's page. */
const NO_CAMERA = { outcome: 'approve', button: 'Camera refused', problem: 'We couldn’t use your camera' } as const;

/** Without submission. Sumsub has no cancel button and does not report refused cameras. */
export const BROKEN_RUNS = VENDORS.flatMap((provider) =>
  (provider === 'PROVIDER_SUMSUB' ? [FAILED] : [STOPPED, FAILED, NO_CAMERA]).map((end) => ({
    id: runId(provider, end.outcome),
    provider,
    ...end,
  })),
);

/** Left by the page's own button. */
export const LEFT_RUN = runId('PROVIDER_SUMSUB', 'cancel');

/** With an expired first token; with `returns` the vendor sends the member back for another. */
export const EXPIRED_RUNS: readonly { readonly id: string; readonly provider: Vendor; readonly returns: boolean }[] =
  VENDORS.map((provider) => ({
    id: runId(provider, 'expired-token'),
    provider,
    returns: VENDOR_ROWS[provider].kind === 'redirect',
  }));
