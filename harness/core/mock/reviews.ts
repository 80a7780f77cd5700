import type { LevelName } from '../../../src/domain/levels';
import type { StepStatus, UpdatePoiStatus } from '../../../src/domain/statuses';
import type { MockState } from './state';
import type { VendorRun } from './vendor-runs';

/** A submission sets statuses to pending; later kyc-info calls end the review. */

/** `pending`: the review never ends. */
export type RunOutcome = 'approve' | 'reject' | 'pending';

export interface Review {
  readonly level: LevelName;
  readonly outcome: RunOutcome;
  readonly rejectCode: string;
  readonly moves: { readonly step: boolean; readonly update: boolean; readonly second: boolean };
  /** kyc-info calls that still return pending. The mock's clock does not advance, so calls are counted. */
  pollsLeft: number;
}

/** Only these change on submission: a verified level keeps its status during an update. */
const OPEN_STEPS: ReadonlySet<StepStatus> = new Set(['ALLOW', 'FAILED_AND_CAN_RETRY']);
const OPEN_UPDATES: ReadonlySet<UpdatePoiStatus> = new Set([
  'DisplayUpdatePOIStatus_Needed',
  'DisplayUpdatePOIStatus_Rejected',
]);

/** No further attempts after this many. */
const MAX_REJECTIONS = 3;

interface ReviewPlan {
  readonly outcome: RunOutcome;
  readonly rejectCode: string;
  /** kyc-info calls that return pending. */
  readonly polls: number;
}

/** Does nothing if no status is open. */
export function beginReview(state: MockState, run: VendorRun, { outcome, rejectCode, polls }: ReviewPlan): void {
  const { kyc } = state;
  const isFirst = !run.isSecondary;
  const moves = {
    step: isFirst && OPEN_STEPS.has(kyc.steps[stepKeyOf(run.level)]),
    update: isFirst && OPEN_UPDATES.has(kyc.poi.status),
    second: !isFirst && (kyc.secondIdentity === 'ALLOW' || kyc.secondIdentity === 'FAILED_AND_CAN_RETRY'),
  };
  if (!moves.step && !moves.update && !moves.second) return;
  if (moves.second) kyc.secondIdentity = 'PENDING';
  if (moves.step) setStep(state, run.level, 'PENDING');
  if (moves.update) kyc.poi = { status: 'DisplayUpdatePOIStatus_Pending', rejectReason: '' };
  state.run.review = { level: run.level, outcome, rejectCode, moves, pollsLeft: polls };
}

/** Call once per kyc-info. */
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
  rejections[stepKeyOf(level)] += 1;
  const isLast = rejections[stepKeyOf(level)] >= MAX_REJECTIONS;
  setStep(state, level, isLast ? 'FAILED_AND_CAN_NOT_RETRY' : 'FAILED_AND_CAN_RETRY');
  state.kyc.rejectReason = rejectCode;
}

export function stepKeyOf(level: LevelName): '1' | '2' {
  return level === 'LEVEL_2' ? '2' : '1';
}

/** Level 2 is open only after level 1 has succeeded. */
export function setStep({ kyc }: MockState, level: LevelName, status: StepStatus): void {
  kyc.steps[stepKeyOf(level)] = status;
  if (stepKeyOf(level) === '2') return;
  if (status === 'SUCCESS' && kyc.steps['2'] === 'NOT_ALLOW') kyc.steps['2'] = 'ALLOW';
  if (status !== 'SUCCESS') kyc.steps['2'] = 'NOT_ALLOW';
}
