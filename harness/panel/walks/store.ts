import { proxy, ref, subscribe } from 'valtio';
import type { Language } from '../../../src/i18n/languages';
import type { ScenarioInput } from '../../engine/scenario';
import type { StepInput } from '../../engine/walks/steps';
import { stored } from '../state/stored';

/** A walk that the panel shows. */
export interface OpenWalk {
  /** Id of a named walk; undefined for one of the tester's own. */
  readonly id?: string | undefined;
  /** Whether it differs from what is named or saved. */
  readonly isChanged?: boolean;
  /** The file that holds it, as it was read or written last. */
  readonly file?: { readonly file: string; readonly hash: string };
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
  /** The changed walk that was shown before and is not saved. */
  unsaved: OpenWalk | undefined;
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

/** Holds the walk that is not saved, so that a reload of the panel does not forget it. */
const UNSAVED_KEY = 'harness unsaved-walk';

const unsaved = stored<OpenWalk>(() => sessionStorage, UNSAVED_KEY);

export const walksStore = proxy<WalksState>({
  open: undefined,
  unsaved: unsaved && ref(unsaved),
  replay: undefined,
  language: undefined,
  slow: 0,
  isRecording: false,
  filter: '',
});

subscribe(walksStore, () => {
  const { open, unsaved } = walksStore;
  const kept = open?.isChanged ? open : unsaved;
  try {
    sessionStorage.setItem(UNSAVED_KEY, JSON.stringify(kept ?? null));
  } catch {
    // It is too long for the browser's storage: it is kept as long as the page is.
  }
});

/** Shows a walk and its steps; nothing is run. One that was changed and not saved stays in the list. */
export function showWalk(walk: OpenWalk): void {
  const { open } = walksStore;
  if (open?.isChanged && stepsOf(open).length > 0) walksStore.unsaved = ref(open);
  if (walk === walksStore.unsaved) walksStore.unsaved = undefined;
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
