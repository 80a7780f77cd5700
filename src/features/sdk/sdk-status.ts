import type { AccountFacts, VerificationRequest } from '../../domain/eligibility';
import { STEP_STATUSES, type StepStatus, type UpdatePoiStatus } from '../../domain/statuses';
import { areStepsOpen, stepsOf } from '../../domain/steps';
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

/** What an SDK run asks for. */
export type SdkRunUser = Pick<SdkUser, 'isUpdate' | 'isSecondary' | 'level'>;

/** The run as a request of the eligibility rule. */
export function requestOf({ isUpdate, isSecondary, level }: SdkRunUser): VerificationRequest {
  if (isUpdate) return { kind: 'update-poi' };
  return isSecondary ? { kind: 'second-identity' } : { kind: 'document', level };
}

/** Where the run stands by the server's word: the update's status, the second identity's, else the level's. */
export function statusOf(
  info: KycInfo,
  { isUpdate, isSecondary, level }: SdkRunUser,
  account: AccountFacts,
): SdkStatus {
  const facts = { ...info, ...account };
  if (!areStepsOpen(facts)) return 'NOT_ALLOW';
  if (isUpdate) return UPDATE_AS_STEP[info.updatePoi.status];
  if (isSecondary) return STEP_STATUSES.find((status) => status === info.second_identity_state) ?? 'NOT_ALLOW';
  return stepsOf(facts)[level].status;
}

/** Why the last try was refused; empty when the server does not say. */
export function reasonOf(info: KycInfo, { isUpdate }: Pick<SdkUser, 'isUpdate'>): string {
  return isUpdate ? info.updatePoi.rejectReason : info.additionalRejectReason;
}
