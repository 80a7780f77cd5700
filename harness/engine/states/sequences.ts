import type { SweepState } from './state';

/**
 * Maximum number of states in a sequence. It is small enough that the workers end at about the same time, and large enough that few pages
 * are loaded.
 */
const LONGEST = 40;
/** The same for states with pages of their own. It is more than 1 because starting a sequence takes some time, too. */
const LONGEST_OF_PAGES = 10;

/**
 * Divides states into sequences, each shown by one worker: first the states that can share a page, the longest sequences first, then those
 * with pages of their own. The steps of a walk stay in their order. Two states of the same screen follow each other only if it cannot be avoided, because a screen that stays open
 * requests nothing again. States with a fault come last, because a failed call may affect the states after it.
 */
export function inSequences(states: readonly SweepState[]): SweepState[][] {
  const alone: SweepState[] = [];
  const pages = new Map<string, SweepState[]>();
  const walks = new Map<string, SweepState[]>();
  for (const state of states) {
    if (state.walk !== undefined) walks.set(state.walk.id, [...(walks.get(state.walk.id) ?? []), state]);
    else if (state.page === undefined) alone.push(state);
    else pages.set(state.page, [...(pages.get(state.page) ?? []), state]);
  }
  const sequences = [...pages.values()].flatMap((group) => parts(spread(group), LONGEST));
  const long = sequences.filter(({ length }) => length > 1).sort((one, other) => other.length - one.length);
  return [
    ...walks.values(),
    ...long,
    ...parts([...sequences.filter(({ length }) => length === 1).flat(), ...alone], LONGEST_OF_PAGES),
  ];
}

/** Equal parts that are small enough. */
function parts(states: readonly SweepState[], most: number): SweepState[][] {
  if (states.length === 0) return [];
  const count = Math.ceil(states.length / most);
  const size = Math.ceil(states.length / count);
  return Array.from({ length: count }, (_part, at) => states.slice(at * size, (at + 1) * size));
}

/** Orders states so that they take turns by screen, those with a fault last. */
function spread(states: readonly SweepState[]): SweepState[] {
  const isStruck = ({ scenario }: SweepState) => (scenario.faults ?? []).length > 0;
  return [...inTurns(states.filter((state) => !isStruck(state))), ...inTurns(states.filter(isStruck))];
}

function inTurns(states: readonly SweepState[]): SweepState[] {
  const turns: SweepState[][] = [];
  const seen = new Map<string | undefined, number>();
  for (const state of states) {
    const turn = seen.get(state.scenario.route) ?? 0;
    seen.set(state.scenario.route, turn + 1);
    turns[turn] = [...(turns[turn] ?? []), state];
  }
  return turns.flat();
}
