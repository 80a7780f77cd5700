import type { TransferRole, TransferVerifyStatus } from './statuses';

export interface TransferFacts {
  readonly status: TransferVerifyStatus;
  /** Undefined: no transfer. */
  readonly role?: TransferRole | undefined;
  readonly confirmed: readonly TransferRole[];
}

export type TransferStage = 'confirm' | 'waiting' | 'done';

const IS_COMPLETE: Readonly<Record<TransferVerifyStatus, boolean>> = {
  KYC_TRANSFER_VERIFY_STATUS_UNDEFINED: false,
  KYC_TRANSFER_VERIFY_STATUS_PENDING: false,
  KYC_TRANSFER_VERIFY_STATUS_COMPLETE: true,
};

/** Undefined without a transfer. */
export function transferStage({ status, role, confirmed }: TransferFacts): TransferStage | undefined {
  if (role === undefined) return undefined;
  if (IS_COMPLETE[status]) return 'done';
  return confirmed.includes(role) ? 'waiting' : 'confirm';
}
