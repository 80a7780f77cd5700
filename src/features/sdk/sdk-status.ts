import { LEVEL_KINDS, type LevelKind, UPDATE_KINDS, type UpdateKind } from '../../domain/priority';
import type { StepStatus, UpdatePoiStatus } from '../../domain/statuses';
import type { SdkUser } from '../../lib/store';
import type { KycInfo } from '../use-review';

export type SdkStatus = StepStatus;

/** A re-submission that was asked for, in the words of a step: one result screen for both. */
const UPDATE_AS_STEP: Record<Exclude<UpdatePoiStatus, 'DisplayUpdatePOIStatus_No'>, StepStatus> = {
  DisplayUpdatePOIStatus_Needed: 'ALLOW',
  DisplayUpdatePOIStatus_Pending: 'PENDING',
  DisplayUpdatePOIStatus_Rejected: 'FAILED_AND_CAN_RETRY',
  DisplayUpdatePOIStatus_Rejected_Daily: 'FAILED_AND_CAN_NOT_RETRY',
};

type Run = Pick<SdkUser, 'isUpdate' | 'level'>;

/** Where the run stands: the update's status, else the level's. Without an update that was asked for, only a verified level is a success. */
export function statusOf(info: KycInfo, { isUpdate, level }: Run): SdkStatus {
  const step = info.state.find((one) => one.level === level)?.status ?? 'NOT_ALLOW';
  if (!isUpdate) return step;
  const { status } = info.updatePoi;
  if (status !== 'DisplayUpdatePOIStatus_No') return UPDATE_AS_STEP[status];
  return step === 'SUCCESS' ? step : 'NOT_ALLOW';
}

/** What is said about the run: as everywhere else, by the update's status or the level's. */
export function kindOf(info: KycInfo, run: Run): LevelKind | UpdateKind {
  const status = statusOf(info, run);
  // An update that is over leaves a verified level behind.
  if (!run.isUpdate || status === 'SUCCESS') return LEVEL_KINDS[status];
  return UPDATE_KINDS[info.updatePoi.status];
}

/** Whether the member can begin or begin again. */
export function canStart(status: SdkStatus): boolean {
  return status === 'ALLOW' || status === 'FAILED_AND_CAN_RETRY';
}

/** Why the last try was refused; empty when the server does not say. */
export function reasonOf(info: KycInfo, { isUpdate }: Pick<SdkUser, 'isUpdate'>): string {
  return isUpdate ? info.updatePoi.rejectReason : info.additionalRejectReason;
}
