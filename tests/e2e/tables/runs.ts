import type { Provider } from '../../../src/domain/statuses';

/** A vendor with a flow of its own; the default provider's is our embedded one. */
type Vendor = Exclude<Provider, 'PROVIDER_DEFAULT'>;

const VENDORS = ['PROVIDER_SUMSUB', 'PROVIDER_ONFIDO', 'PROVIDER_JUMIO', 'PROVIDER_AAI'] as const;

/** The named scenario of a provider's run. */
function runId(provider: Provider, outcome: string): string {
  return `verify-${provider.replace('PROVIDER_', '').toLowerCase()}-${outcome}`;
}

const ENDS = [
  { outcome: 'approve', button: 'Submit, then approve', result: 'You are verified' },
  { outcome: 'reject', button: 'Submit, then reject', result: 'We could not accept what you sent' },
  { outcome: 'pending', button: 'Submit, stay in review', result: 'We are checking what you sent' },
] as const;

/** Runs that are submitted: the vendor's button, and what the member reads in the end. */
export const SUBMITTED_RUNS = VENDORS.flatMap((provider) =>
  ENDS.map((end) => ({ id: runId(provider, end.outcome), provider, ...end })),
);

const STOPPED = { outcome: 'cancel', button: 'Cancel', problem: 'You stopped the verification' } as const;
const FAILED = {
  outcome: 'error',
  button: 'Fail with an error',
  problem: 'The verification was interrupted',
} as const;
/** No outcome of a scenario: a button beside the others. */
const NO_CAMERA = { outcome: 'approve', button: 'Camera refused', problem: 'The camera could not be used' } as const;

/** Runs that end without a submission. Sumsub's flow has neither a way out nor a word for the camera. */
export const BROKEN_RUNS = VENDORS.flatMap((provider) =>
  (provider === 'PROVIDER_SUMSUB' ? [FAILED] : [STOPPED, FAILED, NO_CAMERA]).map((end) => ({
    id: runId(provider, end.outcome),
    provider,
    ...end,
  })),
);

/** Left by the page's own button. */
export const LEFT_RUN = runId('PROVIDER_SUMSUB', 'cancel');

/** Runs whose first token is good for nothing; `returns`: the vendor sends the member back for another one. */
export const EXPIRED_RUNS: readonly { readonly id: string; readonly provider: Vendor; readonly returns: boolean }[] =
  VENDORS.map((provider) => ({
    id: runId(provider, 'expired-token'),
    provider,
    returns: provider === 'PROVIDER_JUMIO' || provider === 'PROVIDER_AAI',
  }));
