import { endpoints } from '../../api/endpoints';
import type { StepLevel } from '../../domain/steps';
import type { ActionContext } from '../shared/actions/action';

/** Takes over the verification of an affiliated company; the member has given the consent. */
export async function verifyQuickly({ send }: ActionContext, level: StepLevel, onDone: () => void): Promise<void> {
  await send(endpoints.doQuickKyc, { level, consent: true });
  onDone();
}
