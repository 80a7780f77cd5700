import { proxy } from 'valtio';
import { bindNow } from '../../../src/domain/bound';
import type { SweepStatus } from '../../server/sweep-run';
import { control, RefusedError } from '../state/api';
import { notify } from '../state/notice';

interface SweepState {
  states: string;
  filter: string;
  /** Number of states of the request, and the seconds they usually take; undefined until the server has said. */
  count: { readonly states: number; readonly seconds: number } | undefined;
  /** What is wrong with the request; empty: nothing. */
  problem: string;
  status: SweepStatus | undefined;
}

/** The state of the sweep: what is asked for, and how the one on the server stands. */
export const sweepStore = proxy<SweepState>({
  states: 'named',
  filter: '',
  count: undefined,
  problem: '',
  status: undefined,
});

/** Asks the server how many states the request means. */
export async function countSweep(): Promise<void> {
  const { states, filter } = sweepStore;
  // Somebody may type on meanwhile: a failure, too, is about what was asked.
  const question = bindNow(() => `${sweepStore.states} ${sweepStore.filter}`);
  try {
    const count = await control<SweepState['count']>('POST', '/sweep/count', { states, filter });
    if (!question.isCurrent()) return;
    Object.assign(sweepStore, { count, problem: '' });
  } catch (error) {
    if (question.isCurrent()) Object.assign(sweepStore, { count: undefined, problem: problemOf(error) });
  }
}

/** Loads how the sweep on the server stands. */
export async function loadSweep(): Promise<void> {
  sweepStore.status = await control<SweepStatus>('GET', '/sweep').catch(() => sweepStore.status);
}

/** Starts a sweep; with `resume` it goes on where the last one of the same states was stopped. */
export async function startSweep(resume: boolean): Promise<void> {
  const { states, filter } = sweepStore;
  try {
    sweepStore.status = await control<SweepStatus>('POST', '/sweep', { states, filter, resume });
    sweepStore.problem = '';
  } catch (error) {
    sweepStore.problem = problemOf(error);
  }
}

/** Stops the sweep that runs. */
export async function stopSweep(): Promise<void> {
  try {
    sweepStore.status = await control<SweepStatus>('DELETE', '/sweep');
  } catch (error) {
    notify(problemOf(error));
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return 'The harness does not answer';
  return error.problems.map(({ message }) => message).join(' · ') || error.message;
}
