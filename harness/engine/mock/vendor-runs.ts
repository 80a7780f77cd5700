import type { LevelName } from '../../../src/domain/levels';
import type { Provider, StepStatus, UpdatePoiStatus } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import type { MockState } from './state';

/**
 * The verification vendors as the back end sees them: it hands out a token a run, hears from the vendor what was submitted,
 * and learns the review's result later. Pure functions on the mock's state; the simulated vendors' pages call them.
 */

/** What a simulated vendor can be told to do with a run. */
export type RunOutcome = 'approve' | 'reject' | 'pending';

/** One run of a vendor's flow. */
export interface VendorRun {
  readonly token: string;
  readonly provider: Provider;
  readonly level: LevelName;
  /** Where a vendor that works by redirect sends the member back to; empty for the others. */
  readonly returnUrl: string;
  /** The run verifies a second identity: it moves neither the level nor an update. */
  readonly isSecondary?: boolean;
  /** A token serves one submission, and the first of an `expired-token` scenario none. */
  status: 'open' | 'expired' | 'submitted';
}

/** What was submitted and is being looked at. */
export interface Review {
  readonly level: LevelName;
  readonly outcome: RunOutcome;
  /** The vendor's own code of a rejection. */
  readonly rejectCode: string;
  /** What the submission set to "pending", and the result decides. */
  readonly moves: { readonly step: boolean; readonly update: boolean; readonly second: boolean };
  /** Calls of kyc-info that still say "pending": the mock's clock does not run. */
  pollsLeft: number;
}

/** The code that a simulated vendor gives for a rejection unless the scenario names one. */
export const DEFAULT_REJECT_CODES: Readonly<Record<Provider, string>> = {
  PROVIDER_SUMSUB: 'LOW_QUALITY',
  PROVIDER_ONFIDO: 'image_integrity.image_quality',
  PROVIDER_JUMIO: '200',
  PROVIDER_AAI: 'CARD_LOW_QUALITY_IMAGE',
  PROVIDER_DEFAULT: 'LOW_QUALITY',
};

/** A level that is done stays done while its proof of identity is updated, and one in review is not reviewed twice. */
const OPEN_STEPS: ReadonlySet<StepStatus> = new Set(['ALLOW', 'FAILED_AND_CAN_RETRY']);
const OPEN_UPDATES: ReadonlySet<UpdatePoiStatus> = new Set([
  'DisplayUpdatePOIStatus_Needed',
  'DisplayUpdatePOIStatus_Rejected',
]);

/** After so many rejections of a level there is no further try. */
const MAX_REJECTIONS = 3;

/** Opens a run. The first token of an `expired-token` scenario has run out when the vendor looks at it. */
export function openRun(
  state: MockState,
  scenario: Scenario,
  run: Pick<VendorRun, 'provider' | 'level' | 'returnUrl' | 'isSecondary'>,
  /** Origin of the vendors' host; empty in a process without hosts. */
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

/** The run of a token; undefined for a token that was never handed out. */
export function findRun(state: MockState, token: string): VendorRun | undefined {
  return state.run.vendorRuns.find((run) => run.token === token);
}

/**
 * The vendor's word that a run was submitted: the level, or the update of its proof of identity, is in review, and the result comes by
 * and by. A token that ran out, or was used, submits nothing, and the answer says so. What nobody waits for is taken and changes nothing.
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

/** Called with each kyc-info: brings the review nearer to its end, and ends it. */
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

/** The key of a level's step in the scenario. */
export function keyOf(level: LevelName): '1' | '2' {
  return level === 'LEVEL_2' ? '2' : '1';
}

/** Sets a level's step; level 2 opens with level 1's success, and closes when level 1 is taken back. */
export function setStep({ kyc }: MockState, level: LevelName, status: StepStatus): void {
  kyc.steps[keyOf(level)] = status;
  if (keyOf(level) === '2') return;
  if (status === 'SUCCESS' && kyc.steps['2'] === 'NOT_ALLOW') kyc.steps['2'] = 'ALLOW';
  if (status !== 'SUCCESS') kyc.steps['2'] = 'NOT_ALLOW';
}

/** Shaped like the signed tokens of the vendors, whose loaders look into the middle part; signed by nobody. */
function tokenOf({ member, seed }: MockState, index: number, vendorOrigin: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  // Onfido's loader reports to the address that its token names.
  const urls = vendorOrigin === '' ? {} : { onfido_api_url: `${vendorOrigin}/onfido/api` };
  const payload = { app: `applicant-${member.id}`, client_uuid: 'harness', run: index, seed };
  return `${part({ alg: 'none' })}.${part({ payload, urls, exp: 4_102_444_800 })}.simulated${index}`;
}
