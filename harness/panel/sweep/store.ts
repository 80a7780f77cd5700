import { proxy } from 'valtio';
import { bindNow } from '../../../src/domain/bound';
import type { SweepStatus } from '../../server/sweep-run';
import { control, reasonOf } from '../state/api';
import { tried } from '../state/notice';

interface SweepState {
  states: string;
  filter: string;
  /** Number of states and expected seconds. Undefined until the server has answered. */
  count: { readonly states: number; readonly seconds: number } | undefined;
  /** Empty if the request is valid. */
  problem: string;
  status: SweepStatus | undefined;
}

export const sweepStore = proxy<SweepState>({
  states: 'named',
  filter: '',
  count: undefined,
  problem: '',
  status: undefined,
});

export async function countSweep(): Promise<void> {
  const { states, filter } = sweepStore;
  // Ignore an answer if the request has changed.
  const question = bindNow(() => `${sweepStore.states} ${sweepStore.filter}`);
  try {
    const count = await control<SweepState['count']>('POST', '/sweep/count', { states, filter });
    if (!question.isCurrent()) return;
    Object.assign(sweepStore, { count, problem: '' });
  } catch (error) {
    if (question.isCurrent()) Object.assign(sweepStore, { count: undefined, problem: reasonOf(error) });
  }
}

export async function loadSweep(): Promise<void> {
  sweepStore.status = await control<SweepStatus>('GET', '/sweep').catch(() => sweepStore.status);
}

/** `resume` continues a stopped sweep of the same states. */
export async function startSweep(resume: boolean): Promise<void> {
  const { states, filter } = sweepStore;
  try {
    sweepStore.status = await control<SweepStatus>('POST', '/sweep', { states, filter, resume });
    sweepStore.problem = '';
  } catch (error) {
    sweepStore.problem = reasonOf(error);
  }
}

export async function stopSweep(): Promise<void> {
  sweepStore.status = (await tried(() => control<SweepStatus>('DELETE', '/sweep'))) ?? sweepStore.status;
}
