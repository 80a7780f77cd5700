import { proxy } from 'valtio';
import { bindNow } from '../../../src/domain/bound';
import type { SweepStatus } from '../../server/sweep-run';
import { control, reasonOf } from '../state/api';
import { tried } from '../state/notice';

interface SweepState {
  states: string;
  filter: string;
  /** Number of states of the request, and the seconds they usually take; undefined until the server has answered. */
  count: { readonly states: number; readonly seconds: number } | undefined;
  /** What is wrong with the request; empty if it is valid. */
  problem: string;
  status: SweepStatus | undefined;
}

/** The state of the sweep view: the request in the form, and the status of the sweep on the server. */
export const sweepStore = proxy<SweepState>({
  states: 'named',
  filter: '',
  count: undefined,
  problem: '',
  status: undefined,
});

/** Asks the server for the number of states of the request. */
export async function countSweep(): Promise<void> {
  const { states, filter } = sweepStore;
  // The request may have changed meanwhile. An answer or failure counts only for the request that it belongs to.
  const question = bindNow(() => `${sweepStore.states} ${sweepStore.filter}`);
  try {
    const count = await control<SweepState['count']>('POST', '/sweep/count', { states, filter });
    if (!question.isCurrent()) return;
    Object.assign(sweepStore, { count, problem: '' });
  } catch (error) {
    if (question.isCurrent()) Object.assign(sweepStore, { count: undefined, problem: reasonOf(error) });
  }
}

/** Loads the status of the sweep on the server. */
export async function loadSweep(): Promise<void> {
  sweepStore.status = await control<SweepStatus>('GET', '/sweep').catch(() => sweepStore.status);
}

/** Starts a sweep; with `resume` it continues a stopped sweep of the same states. */
export async function startSweep(resume: boolean): Promise<void> {
  const { states, filter } = sweepStore;
  try {
    sweepStore.status = await control<SweepStatus>('POST', '/sweep', { states, filter, resume });
    sweepStore.problem = '';
  } catch (error) {
    sweepStore.problem = reasonOf(error);
  }
}

/** Stops the running sweep. */
export async function stopSweep(): Promise<void> {
  sweepStore.status = (await tried(() => control<SweepStatus>('DELETE', '/sweep'))) ?? sweepStore.status;
}
