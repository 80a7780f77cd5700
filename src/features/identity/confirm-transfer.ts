import { transferEndpoints } from '../../api/endpoints/transfer';
import type { OperationName } from '../../domain/operations';
import type { TransferRole } from '../../domain/statuses';
import { type TransferStage, transferStage } from '../../domain/transfer';
import type { ActionContext } from '../shared/actions/action';
import type { RiskCheck } from '../shared/risk/use-risk-check';

/** Operation of the risk check for each role: the source's is before the transfer, the target's after it. */
const OPERATIONS: Record<TransferRole, OperationName> = {
  source: 'IDENTITY_TRANSFER_BEFORE',
  target: 'IDENTITY_TRANSFER_AFTER',
};

/** What a stage of the transfer says about this account's confirmation. */
const RESULTS = {
  confirm: undefined,
  waiting: { result: 'pending' },
  done: { result: 'success' },
} as const satisfies Record<TransferStage, object | undefined>;

interface ConfirmTransfer extends Pick<RiskCheck, 'check'> {
  readonly role: TransferRole;
  /** Empty or undefined if the account takes part in only one transfer. */
  readonly transferId: string | undefined;
  /** Called with whether the transfer is complete; if not, the other account has to confirm it. */
  readonly onConfirmed: (isComplete: boolean) => void;
}

/** Confirms one account's part of an identity transfer after its risk check. */
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
