import type { AccountFacts, VerificationRequest } from '../../domain/eligibility-types';
import { oneOf } from '../../domain/look-up';
import { LEVEL_KINDS, type LevelKind, UPDATE_KINDS, type UpdateKind } from '../../domain/priority';
import { STEP_STATUSES, type StepStatus, type UpdatePoiStatus } from '../../domain/statuses';
import { areStepsOpen, stepsOf } from '../../domain/steps';
import type { SdkUser } from '../../lib/store';
import type { KycInfo } from '../shared/member/member-state';

export type SdkStatus = StepStatus;

/** One result screen shows both kinds. */
const UPDATE_AS_STEP: Record<Exclude<UpdatePoiStatus, 'DisplayUpdatePOIStatus_No'>, StepStatus> = {
  DisplayUpdatePOIStatus_Needed: 'ALLOW',
  DisplayUpdatePOIStatus_Pending: 'PENDING',
  DisplayUpdatePOIStatus_Rejected: 'FAILED_AND_CAN_RETRY',
  DisplayUpdatePOIStatus_Rejected_Daily: 'FAILED_AND_CAN_NOT_RETRY',
};

export type SdkRunUser = Pick<SdkUser, 'isUpdate' | 'isSecondary' | 'level'>;

export function requestOf({ isUpdate, isSecondary, level }: SdkRunUser): VerificationRequest {
  if (isUpdate) return { kind: 'update-poi' };
  return isSecondary ? { kind: 'second-identity' } : { kind: 'document', level };
}

/** Without a requested update, only a verified level is a success. */
export function statusOf(
  info: KycInfo,
  { isUpdate, isSecondary, level }: SdkRunUser,
  account: AccountFacts,
): SdkStatus {
  const facts = { ...info, ...account };
  if (!areStepsOpen(facts)) return 'NOT_ALLOW';
  const step = stepsOf(facts)[level].status;
  if (isUpdate) {
    const { status } = info.updatePoi;
    if (status !== 'DisplayUpdatePOIStatus_No') return UPDATE_AS_STEP[status];
    return step === 'SUCCESS' ? step : 'NOT_ALLOW';
  }
  if (isSecondary) return oneOf(STEP_STATUSES, info.second_identity_state) ?? 'NOT_ALLOW';
  return step;
}

export function kindOf(info: KycInfo, run: SdkRunUser, account: AccountFacts): LevelKind | UpdateKind {
  const status = statusOf(info, run, account);
  // A closed account has no update.
  if (!run.isUpdate || status === 'SUCCESS' || !areStepsOpen({ ...info, ...account })) return LEVEL_KINDS[status];
  return UPDATE_KINDS[info.updatePoi.status];
}

export function reasonOf(info: KycInfo, { isUpdate }: Pick<SdkUser, 'isUpdate'>): string {
  return isUpdate ? info.updatePoi.rejectReason : info.additionalRejectReason;
}
