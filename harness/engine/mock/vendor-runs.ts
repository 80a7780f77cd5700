import type { LevelName } from '../../../src/domain/levels';
import type { Provider } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import { beginReview, type RunOutcome } from './reviews';
import type { MockState } from './state';
import { SIMULATED, vendorBehind } from './vendors';

/**
 * The back end's part of a verification at a vendor: it issues a token for each run and receives the submission from the vendor; the
 * result comes later (`reviews.ts`). The functions change only the mock's state. The handlers and the simulated vendors' pages call them.
 */

/** One run of a vendor's flow. */
export interface VendorRun {
  readonly token: string;
  readonly provider: Provider;
  readonly level: LevelName;
  /** Address to which a redirect vendor sends the member back; empty for embedded vendors. */
  readonly returnUrl: string;
  /** The run verifies a second identity. It changes neither a level nor an update of the proof of identity. */
  readonly isSecondary?: boolean;
  /** A token is valid for one submission. The first token of an `expired-token` scenario is expired from the start. */
  status: 'open' | 'expired' | 'submitted';
}

/** Opens a run and issues its token. In an `expired-token` scenario the first token is already expired. */
export function openRun(
  state: MockState,
  scenario: Scenario,
  run: Pick<VendorRun, 'provider' | 'level' | 'returnUrl' | 'isSecondary'>,
  /** Origin of the vendors' host; empty in a unit test without server. */
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

/** Finds the run of a token; undefined if the token was never issued. */
export function findRun(state: MockState, token: string): VendorRun | undefined {
  return state.run.vendorRuns.find((run) => run.token === token);
}

/**
 * Receives the vendor's message that a run was submitted, and starts its review.
 *
 * @returns false if the token has expired or was already used
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

/** Builds a token in the form of the vendors' JWTs, because their loaders decode its payload. It has no valid signature. */
function tokenOf({ member, seed }: MockState, index: number, vendorOrigin: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  // Onfido's loader sends its reports to this address.
  const urls = vendorOrigin === '' ? {} : { onfido_api_url: `${vendorOrigin}/onfido/api` };
  const payload = { app: `applicant-${member.id}`, client_uuid: 'harness', run: index, seed };
  return `${part({ alg: 'none' })}.${part({ payload, urls, exp: 4_102_444_800 })}.simulated${index}`;
}
