import type { StepStatus, UpdatePoiStatus } from '../../domain/statuses';
import type { SdkUser } from '../../lib/store';
import type { KycInfo } from '../use-review';

export type SdkStatus = StepStatus;

/** An update of a proof of identity in the words of a step (spec 4): one result screen for both. */
const UPDATE_AS_STEP: Record<UpdatePoiStatus, StepStatus> = {
  DisplayUpdatePOIStatus_No: 'SUCCESS',
  DisplayUpdatePOIStatus_Needed: 'ALLOW',
  DisplayUpdatePOIStatus_Pending: 'PENDING',
  DisplayUpdatePOIStatus_Rejected: 'FAILED_AND_CAN_RETRY',
  DisplayUpdatePOIStatus_Rejected_Daily: 'FAILED_AND_CAN_NOT_RETRY',
};

/** Where the run stands by the server's word: the update's status, else the level's. */
export function statusOf(info: KycInfo, { isUpdate, level }: Pick<SdkUser, 'isUpdate' | 'level'>): SdkStatus {
  if (isUpdate) return UPDATE_AS_STEP[info.updatePoi.status];
  return info.state.find((step) => step.level === level)?.status ?? 'NOT_ALLOW';
}

/** Whether the member can begin or begin again. */
export function canStart(status: SdkStatus): boolean {
  return status === 'ALLOW' || status === 'FAILED_AND_CAN_RETRY';
}

/** Why the last try was refused; empty when the server does not say. */
export function reasonOf(info: KycInfo, { isUpdate }: Pick<SdkUser, 'isUpdate'>): string {
  return isUpdate ? info.updatePoi.rejectReason : info.additionalRejectReason;
}
