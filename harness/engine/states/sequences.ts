import type { SweepState } from './state';

/** States of a sequence at most: so few that two workers end at about the same time, so many that loading pages takes little. */
const LONGEST = 40;
/** The same for states with pages of their own: each sequence costs a worker some time, too. */
const LONGEST_OF_PAGES = 10;

/**
 * Puts states into sequences, each of which one worker shows: states that can be shown in one page, the longest sequences first, then those with
 * pages of their own. No two states of one screen follow each other where it can be avoided: a screen that stays requests nothing again. Those
 * with a fault come last, because a failed call may leave traces.
 */
export function inSequences(states: readonly SweepState[]): SweepState[][] {
  const alone: SweepState[] = [];
  const pages = new Map<string, SweepState[]>();
  for (const state of states) {
    if (state.page === undefined) alone.push(state);
    else pages.set(state.page, [...(pages.get(state.page) ?? []), state]);
  }
  const sequences = [...pages.values()].flatMap((group) => parts(spread(group), LONGEST));
  const long = sequences.filter(({ length }) => length > 1).sort((one, other) => other.length - one.length);
  return [...long, ...parts([...sequences.filter(({ length }) => length === 1).flat(), ...alone], LONGEST_OF_PAGES)];
}

/** Equal parts that are small enough. */
function parts(states: readonly SweepState[], most: number): SweepState[][] {
  if (states.length === 0) return [];
  const count = Math.ceil(states.length / most);
  const size = Math.ceil(states.length / count);
  return Array.from({ length: count }, (_part, at) => states.slice(at * size, (at + 1) * size));
}

/** Takes one state of each screen in turn, those with a fault last. */
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
