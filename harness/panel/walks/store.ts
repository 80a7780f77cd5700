import { proxy, ref, subscribe } from 'valtio';
import type { Language } from '../../../src/i18n/languages';
import type { ScenarioInput } from '../../core/scenario';
import type { StepInput } from '../../core/walks/steps';
import { stored } from '../state/stored';

export interface OpenWalk {
  /** Undefined for the tester's own walks. */
  readonly id?: string | undefined;
  /** Differs from the named or saved walk. */
  readonly isChanged?: boolean;
  /** The file as it was last read or written. */
  readonly file?: { readonly file: string; readonly hash: string };
  readonly scenario: ScenarioInput;
}

interface Replay {
  /** Counted from 1; 0 is the opening. */
  readonly at: number;
  readonly isRunning: boolean;
  /** The failed step, and why. */
  readonly failure?: { readonly number: number; readonly message: string } | undefined;
  readonly seconds?: number | undefined;
  /** Last requested step. */
  readonly until: number;
}

interface WalksState {
  open: OpenWalk | undefined;
  /** A changed walk that is not saved. */
  unsaved: OpenWalk | undefined;
  replay: Replay | undefined;
  /** Overrides the walk's language. */
  language: Language | undefined;
  /** Delay between steps. */
  slow: number;
  isRecording: boolean;
  filter: string;
}

/** Lets the unsaved walk survive a reload. */
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
    // Too long for storage: it lasts until the page is closed.
  }
});

/** Keeps a changed, unsaved walk in the list. Runs nothing. */
export function showWalk(walk: OpenWalk): void {
  const { open } = walksStore;
  if (open?.isChanged && stepsOf(open).length > 0) walksStore.unsaved = ref(open);
  if (walk === walksStore.unsaved) walksStore.unsaved = undefined;
  walksStore.open = ref(walk);
  walksStore.replay = undefined;
}

export function stepsOf(walk: OpenWalk | undefined): readonly StepInput[] {
  return walk?.scenario.steps ?? [];
}

/** A named walk becomes the tester's own. */
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
