import type { TransferRole, TransferVerifyStatus } from './statuses';

/** What the rules need to know of an identity transfer. */
export interface TransferFacts {
  readonly status: TransferVerifyStatus;
  /** Role of this account; undefined: it takes part in no transfer. */
  readonly role?: TransferRole | undefined;
  /** Roles that have confirmed the transfer. */
  readonly confirmed: readonly TransferRole[];
}

/** Stage of a transfer for one account: it has to confirm, waits for the other account, or the details have been moved. */
export type TransferStage = 'confirm' | 'waiting' | 'done';

/** Whether the details have been moved. */
const IS_COMPLETE: Readonly<Record<TransferVerifyStatus, boolean>> = {
  KYC_TRANSFER_VERIFY_STATUS_UNDEFINED: false,
  KYC_TRANSFER_VERIFY_STATUS_PENDING: false,
  KYC_TRANSFER_VERIFY_STATUS_COMPLETE: true,
};

/** Decides the stage of a transfer for this account; undefined if it takes part in none. */
export function transferStage({ status, role, confirmed }: TransferFacts): TransferStage | undefined {
  if (role === undefined) return undefined;
  if (IS_COMPLETE[status]) return 'done';
  return confirmed.includes(role) ? 'waiting' : 'confirm';
}
