import { endpoints } from '../../api/endpoints';
import type { StepStatus } from '../../domain/statuses';
import type { ActionContext } from '../shared/actions/action';
import { stepAfter } from '../shared/actions/step-after';
import type { RiskCheck } from '../shared/risk/use-risk-check';

interface Reset extends Pick<RiskCheck, 'check'> {
  /** Status of level 1 before the reset. */
  readonly before: StepStatus;
  readonly onDone: () => void;
}

/** Removes the verification after the risk check of operation RESET (30331). Level 2 depends on level 1, so both are removed. */
export async function resetVerification(
  { signal, whileHere, submit }: ActionContext,
  { check, before, onDone }: Reset,
): Promise<void> {
  const riskToken = await whileHere(check('RESET', signal));
  if (riskToken === undefined) return;
  await submit(
    endpoints.selfReset,
    { level: 'LEVEL_1', riskToken },
    { ask: (call) => stepAfter(call, 'LEVEL_1', before) },
  );
  onDone();
}
