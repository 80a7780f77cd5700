import { endpoints } from '../../api/endpoints';
import type { StepStatus } from '../../domain/statuses';
import type { ActionContext } from '../shared/actions/action';
import { stepAfter } from '../shared/actions/step-after';
import type { RiskCheck } from '../shared/risk/use-risk-check';

interface Reset extends Pick<RiskCheck, 'check'> {
  readonly before: StepStatus;
  readonly onDone: () => void;
}

/** Operation RESET (30331). Removes both levels, because level 2 depends on level 1. */
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
