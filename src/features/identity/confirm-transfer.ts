import { transferEndpoints } from '../../api/endpoints/transfer';
import type { OperationName } from '../../domain/operations';
import type { TransferRole } from '../../domain/statuses';
import type { ActionContext } from '../shared/actions/action';
import type { RiskCheck } from '../shared/risk/use-risk-check';

/** The check of each end: the source's comes before the transfer, the target's after it. */
const OPERATIONS: Record<TransferRole, OperationName> = {
  source: 'IDENTITY_TRANSFER_BEFORE',
  target: 'IDENTITY_TRANSFER_AFTER',
};

interface ConfirmTransfer extends Pick<RiskCheck, 'check'> {
  readonly role: TransferRole;
  /** Empty or undefined: the account takes part in one transfer only. */
  readonly transferId: string | undefined;
  /** Called with whether the transfer is complete, or waits for the other account. */
  readonly onConfirmed: (isComplete: boolean) => void;
}

/** Confirms one end of an identity transfer once its check is passed. */
export async function confirmTransfer(
  { signal, whileHere, send }: ActionContext,
  { check, role, transferId, onConfirmed }: ConfirmTransfer,
): Promise<void> {
  const riskToken = await whileHere(check(OPERATIONS[role], signal));
  if (riskToken === undefined) return;
  const { result } = await send(transferEndpoints.transferVerify, {
    role,
    riskToken,
    ...(transferId && { transferId }),
  });
  onConfirmed(result === 'success');
}
