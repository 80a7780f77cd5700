import type { SweepState } from './state';

/** Small enough that workers end together, large enough to save page loads. */
const LONGEST = 40;
/** For states with their own pages. Starting a sequence also takes time. */
const LONGEST_OF_PAGES = 10;

/**
 * One worker each; shared pages and long sequences first. Neighbours differ in screen, because an open screen requests
 * nothing. Faults come last.
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

function parts(states: readonly SweepState[], most: number): SweepState[][] {
  if (states.length === 0) return [];
  const count = Math.ceil(states.length / most);
  const size = Math.ceil(states.length / count);
  return Array.from({ length: count }, (_part, at) => states.slice(at * size, (at + 1) * size));
}

/** Alternates screens; faults last. */
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
