import { transferEndpoints } from '../../api/endpoints/transfer';
import type { OperationName } from '../../domain/operations';
import type { TransferRole } from '../../domain/statuses';
import { type TransferStage, transferStage } from '../../domain/transfer';
import type { ActionContext } from '../shared/actions/action';
import type { RiskCheck } from '../shared/risk/use-risk-check';

const OPERATIONS: Record<TransferRole, OperationName> = {
  source: 'IDENTITY_TRANSFER_BEFORE',
  target: 'IDENTITY_TRANSFER_AFTER',
};

const RESULTS = {
  confirm: undefined,
  waiting: { result: 'pending' },
  done: { result: 'success' },
} as const satisfies Record<TransferStage, object | undefined>;

interface ConfirmTransfer extends Pick<RiskCheck, 'check'> {
  readonly role: TransferRole;
  /** Empty or undefined: the only transfer. */
  readonly transferId: string | undefined;
  /** Otherwise the other account still has to confirm. */
  readonly onConfirmed: (isComplete: boolean) => void;
}

export async function confirmTransfer(
  { signal, whileHere, submit }: ActionContext,
  { check, role, transferId, onConfirmed }: ConfirmTransfer,
): Promise<void> {
  const riskToken = await whileHere(check(OPERATIONS[role], signal));
  if (riskToken === undefined) return;
  const { result } = await submit(
    transferEndpoints.transferVerify,
    { role, riskToken, ...(transferId && { transferId }) },
    {
      ask: async (call) => {
        const stage = transferStage(await call(transferEndpoints.transferStatus, {}, { fresh: true }));
        return stage && RESULTS[stage];
      },
    },
  );
  onConfirmed(result === 'success');
}
