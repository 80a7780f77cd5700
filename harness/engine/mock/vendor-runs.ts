import type { LevelName } from '../../../src/domain/levels';
import type { Provider, StepStatus, UpdatePoiStatus } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import type { MockState } from './state';

/**
 * The back end's part of a verification at a vendor: it issues a token for each run, receives the submission from the vendor, and
 * receives the review's result later. The functions change only the mock's state. The handlers and the simulated vendors' pages
 * call them.
 */

/** Result of a submission at a simulated vendor. `pending`: the review never ends. */
export type RunOutcome = 'approve' | 'reject' | 'pending';

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

/** A submission in review. */
export interface Review {
  readonly level: LevelName;
  readonly outcome: RunOutcome;
  /** The vendor's code of a rejection. */
  readonly rejectCode: string;
  /** Which statuses the submission set to pending; the result will change the same ones. */
  readonly moves: { readonly step: boolean; readonly update: boolean; readonly second: boolean };
  /** Number of further calls of kyc-info that return pending. Calls are counted because the mock's clock does not advance. */
  pollsLeft: number;
}

/** Each simulated vendor's default code of a rejection. */
export const DEFAULT_REJECT_CODES: Readonly<Record<Provider, string>> = {
  PROVIDER_SUMSUB: 'LOW_QUALITY',
  PROVIDER_ONFIDO: 'image_integrity.image_quality',
  PROVIDER_JUMIO: '200',
  PROVIDER_AAI: 'CARD_LOW_QUALITY_IMAGE',
  PROVIDER_DEFAULT: 'LOW_QUALITY',
};

/** A submission changes only a level with one of these statuses. A verified level keeps its status during an update of its proof. */
const OPEN_STEPS: ReadonlySet<StepStatus> = new Set(['ALLOW', 'FAILED_AND_CAN_RETRY']);
const OPEN_UPDATES: ReadonlySet<UpdatePoiStatus> = new Set([
  'DisplayUpdatePOIStatus_Needed',
  'DisplayUpdatePOIStatus_Rejected',
]);

/** After this many rejections of a level, no further attempt is allowed. */
const MAX_REJECTIONS = 3;

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
 * Receives the vendor's message that a run was submitted. Sets the level, the update of the proof of identity or the second identity to
 * pending; later calls of kyc-info end the review. If none of them is open, the submission is accepted without effect.
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
  const { kyc } = state;
  const isFirst = !run.isSecondary;
  const moves = {
    step: isFirst && OPEN_STEPS.has(kyc.steps[keyOf(run.level)]),
    update: isFirst && OPEN_UPDATES.has(kyc.poi.status),
    second: !isFirst && (kyc.secondIdentity === 'ALLOW' || kyc.secondIdentity === 'FAILED_AND_CAN_RETRY'),
  };
  if (!moves.step && !moves.update && !moves.second) return true;
  if (moves.second) kyc.secondIdentity = 'PENDING';
  if (moves.step) setStep(state, run.level, 'PENDING');
  if (moves.update) kyc.poi = { status: 'DisplayUpdatePOIStatus_Pending', rejectReason: '' };
  state.run.review = {
    level: run.level,
    outcome,
    rejectCode: rejectCode || scenario.vendor.rejectCode || DEFAULT_REJECT_CODES[run.provider],
    moves,
    pollsLeft: scenario.vendor.reviewPolls,
  };
  return true;
}

/** Called for each kyc-info: counts down the review's polls, then applies its result. */
export function advanceReview(state: MockState): void {
  const { review } = state.run;
  if (review === undefined || review.outcome === 'pending') return;
  if (review.pollsLeft > 0) {
    review.pollsLeft -= 1;
    return;
  }
  state.run.review = undefined;
  if (review.outcome === 'approve') approve(state, review);
  else reject(state, review);
}

function approve(state: MockState, { level, moves }: Review): void {
  if (moves.second) state.kyc.secondIdentity = 'SUCCESS';
  if (moves.step) {
    setStep(state, level, 'SUCCESS');
    state.kyc.rejectReason = '';
  }
  if (moves.update) state.kyc.poi = { status: 'DisplayUpdatePOIStatus_No', rejectReason: '' };
}

function reject(state: MockState, { level, moves, rejectCode }: Review): void {
  if (moves.second) {
    state.kyc.secondIdentity = 'FAILED_AND_CAN_RETRY';
    state.kyc.rejectReason = rejectCode;
  }
  if (moves.update) state.kyc.poi = { status: 'DisplayUpdatePOIStatus_Rejected', rejectReason: rejectCode };
  if (!moves.step) return;
  const { rejections } = state.run;
  rejections[keyOf(level)] += 1;
  const isLast = rejections[keyOf(level)] >= MAX_REJECTIONS;
  setStep(state, level, isLast ? 'FAILED_AND_CAN_NOT_RETRY' : 'FAILED_AND_CAN_RETRY');
  state.kyc.rejectReason = rejectCode;
}

/** The key of a level in `kyc.steps`. */
export function keyOf(level: LevelName): '1' | '2' {
  return level === 'LEVEL_2' ? '2' : '1';
}

/** Sets the status of a level. Level 1 also changes level 2: success opens it, every other status closes it. */
export function setStep({ kyc }: MockState, level: LevelName, status: StepStatus): void {
  kyc.steps[keyOf(level)] = status;
  if (keyOf(level) === '2') return;
  if (status === 'SUCCESS' && kyc.steps['2'] === 'NOT_ALLOW') kyc.steps['2'] = 'ALLOW';
  if (status !== 'SUCCESS') kyc.steps['2'] = 'NOT_ALLOW';
}

/** Builds a token in the form of the vendors' JWTs, because their loaders decode its payload. It has no valid signature. */
function tokenOf({ member, seed }: MockState, index: number, vendorOrigin: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  // Onfido's loader sends its reports to this address.
  const urls = vendorOrigin === '' ? {} : { onfido_api_url: `${vendorOrigin}/onfido/api` };
  const payload = { app: `applicant-${member.id}`, client_uuid: 'harness', run: index, seed };
  return `${part({ alg: 'none' })}.${part({ payload, urls, exp: 4_102_444_800 })}.simulated${index}`;
}
