import { endpoints } from '../../api/endpoints';
import type { StepLevel } from '../../domain/steps';
import type { ActionContext } from '../shared/actions/action';
import { stepAfter } from '../shared/actions/step-after';

/** Takes over the verification of an affiliated company; the member has given the consent. */
export async function verifyQuickly({ submit }: ActionContext, level: StepLevel, onDone: () => void): Promise<void> {
  // It is only offered where the level can be started.
  const ask = (call: ActionContext['call']) => stepAfter(call, level, 'ALLOW');
  await submit(endpoints.doQuickKyc, { level, consent: true }, { ask });
  onDone();
}
