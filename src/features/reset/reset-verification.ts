import { endpoints } from '../../api/endpoints';
import type { ActionContext } from '../shared/actions/action';
import type { RiskCheck } from '../shared/risk/use-risk-check';

interface Reset extends Pick<RiskCheck, 'check'> {
  readonly onDone: () => void;
}

/** Removes the verification after the risk check of operation RESET (30331). Level 2 depends on level 1, so both are removed. */
export async function resetVerification(
  { signal, whileHere, send }: ActionContext,
  { check, onDone }: Reset,
): Promise<void> {
  const riskToken = await whileHere(check('RESET', signal));
  if (riskToken === undefined) return;
  await send(endpoints.selfReset, { level: 'LEVEL_1', riskToken });
  onDone();
}
