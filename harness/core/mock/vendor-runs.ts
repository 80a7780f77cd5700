import type { LevelName } from '../../../src/domain/levels';
import type { Provider } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import { beginReview, type RunOutcome } from './reviews';
import type { MockState } from './state';
import { SIMULATED, vendorBehind } from './vendors';

/** Issues tokens and receives submissions. Results come later (`reviews.ts`). */

export interface VendorRun {
  readonly token: string;
  readonly provider: Provider;
  readonly level: LevelName;
  /** Where a redirect vendor sends the member back; empty for embedded vendors. */
  readonly returnUrl: string;
  /** Changes neither a level nor an identity update. */
  readonly isSecondary?: boolean;
  /** A token is valid for one submission. */
  status: 'open' | 'expired' | 'submitted';
}

/** An `expired-token` scenario's first token is already expired. */
export function openRun(
  state: MockState,
  scenario: Scenario,
  run: Pick<VendorRun, 'provider' | 'level' | 'returnUrl' | 'isSecondary'>,
  /** Empty in unit tests without a server. */
  vendorOrigin = '',
): VendorRun {
  const { vendorRuns } = state.run;
  const expired = scenario.vendor.outcome === 'expired-token' && vendorRuns.length === 0;
  const opened: VendorRun = {
    ...run,
    token: tokenOf(state, vendorRuns.length + 1, vendorOrigin),
    status: expired ? 'expired' : 'open',
  };
  vendorRuns.push(opened);
  return opened;
}

/** Undefined if the token was never issued. */
export function findRun(state: MockState, token: string): VendorRun | undefined {
  return state.run.vendorRuns.find((run) => run.token === token);
}

/**
 * Starts the review.
 * @returns false if the token has expired or was used
 */
export function submitRun(
  state: MockState,
  scenario: Scenario,
  run: VendorRun,
  outcome: RunOutcome,
  rejectCode: string,
): boolean {
  if (run.status !== 'open') return false;
  run.status = 'submitted';
  const code = rejectCode || scenario.vendor.rejectCode || SIMULATED[vendorBehind(run.provider)].rejectCode;
  beginReview(state, run, { outcome, rejectCode: code, polls: scenario.vendor.reviewPolls });
  return true;
}

/** JWT-like, because the vendors' loaders decode the payload. The signature is invalid. */
function tokenOf({ member, seed }: MockState, index: number, vendorOrigin: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  // Onfido's loader sends its reports here.
  const urls = vendorOrigin === '' ? {} : { onfido_api_url: `${vendorOrigin}/onfido/api` };
  const payload = { app: `applicant-${member.id}`, client_uuid: 'harness', run: index, seed };
  return `${part({ alg: 'none' })}.${part({ payload, urls, exp: 4_102_444_800 })}.simulated${index}`;
}
