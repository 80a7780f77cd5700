import { endpoints } from '../../api/endpoints';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import type { ActionContext } from '../shared/actions/action';
import { stepAfter } from '../shared/actions/step-after';

interface QuickLevel {
  readonly level: StepLevel;
  /** A rejected level can also start. */
  readonly before: StepStatus;
}

export async function verifyQuickly(
  { submit }: ActionContext,
  { level, before }: QuickLevel,
  onDone: () => void,
): Promise<void> {
  const ask = (call: ActionContext['call']) => stepAfter(call, level, before);
  await submit(endpoints.doQuickKyc, { level, consent: true }, { ask });
  onDone();
}
