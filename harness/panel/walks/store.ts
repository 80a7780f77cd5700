import { proxy, ref } from 'valtio';
import type { Language } from '../../../src/i18n/languages';
import type { ScenarioInput } from '../../engine/scenario';
import type { StepInput } from '../../engine/walks/steps';

/** A walk that the panel shows. */
export interface OpenWalk {
  /** Id of a named walk; undefined for one of the tester's own. */
  readonly id?: string | undefined;
  /** Whether it differs from what is named or saved. */
  readonly isChanged?: boolean;
  /** The scenario with which it starts, and its steps. */
  readonly scenario: ScenarioInput;
}

/** How a replay stands. */
interface Replay {
  /** Number of the step that is done now, counted from 1; 0 is the opening. */
  readonly at: number;
  readonly isRunning: boolean;
  /** Number of the step that failed, and why. */
  readonly failure?: { readonly number: number; readonly message: string } | undefined;
  readonly seconds?: number | undefined;
  /** Number of the last step that was asked for. */
  readonly until: number;
}

interface WalksState {
  open: OpenWalk | undefined;
  replay: Replay | undefined;
  /** In place of the walk's own. */
  language: Language | undefined;
  /** Milliseconds between two steps. */
  slow: number;
  /** Whether what is done in the app becomes steps. */
  isRecording: boolean;
  /** The words that the list is searched for. */
  filter: string;
}

export const walksStore = proxy<WalksState>({
  open: undefined,
  replay: undefined,
  language: undefined,
  slow: 0,
  isRecording: false,
  filter: '',
});

/** Shows a walk and its steps; nothing is run. */
export function showWalk(walk: OpenWalk): void {
  walksStore.open = ref(walk);
  walksStore.replay = undefined;
}

/** The steps of the walk that is shown. */
export function stepsOf(walk: OpenWalk | undefined): readonly StepInput[] {
  return walk?.scenario.steps ?? [];
}

/** Changes the steps of the shown walk; a named walk becomes one of the tester's own. */
export function changeSteps(change: (steps: readonly StepInput[]) => readonly StepInput[]): void {
  const { open } = walksStore;
  if (!open) return;
  const { id: _id, ...own } = open;
  walksStore.open = ref({
    ...own,
    scenario: { ...open.scenario, steps: [...change(stepsOf(open))] },
    isChanged: true,
  });
  walksStore.replay = undefined;
}
