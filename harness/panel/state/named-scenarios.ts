import type { ScenarioInfo } from '../../server/session';
import { openOwn } from '../own/acts';
import { ownStore, soundFiles } from '../own/store';
import { notify } from './notice';
import { startScenario } from './scenario-changes';
import { type Catalogue, store } from './store';

/** One scenario of those that the keys `[` and `]` go through. */
interface Stop {
  readonly name: string;
  /** Starts it; resolves with whether it could. */
  readonly start: () => Promise<boolean>;
}

/** The named scenarios, and behind them the tester's own by their names. */
function stops(): readonly Stop[] {
  const own = soundFiles(ownStore.list?.files ?? []).filter(({ steps }) => steps === 0);
  return [
    ...(store.catalogue?.scenarios ?? []).map(({ name, scenario }) => ({ name, start: () => startScenario(scenario) })),
    ...own.map(({ name, file }) => ({ name, start: () => openOwn(file) })),
  ];
}

/** Index of the current scenario among them, found by its name; -1 if it is none of them. */
function presentStop(all: readonly Stop[]): number {
  return all.findIndex(({ name }) => name === store.current?.scenario.name);
}

/** Whether the current scenario has the name of a named one and differs from it: then it must not pass for that one. */
export function isChangedNamed(current: ScenarioInfo, catalogue: Catalogue | undefined): boolean {
  const named = catalogue?.scenarios.find(({ name }) => name === current.scenario.name);
  return named !== undefined && named.link !== current.link;
}

/** The scenario that was asked for last, by its index, while one before it is still being started. */
let asked: number | undefined;

/**
 * Starts the named or own scenario before (-1) or after (1) the current one; after the last comes the first. Each step counts, however fast they
 * come: of those that come while a scenario is being started, the last one is started next.
 */
export async function stepScenario(step: 1 | -1): Promise<void> {
  const scenarios = stops();
  if (scenarios.length === 0) return;
  const isStarting = asked !== undefined;
  const at = asked ?? presentStop(scenarios);
  asked = at < 0 ? (step > 0 ? 0 : scenarios.length - 1) : (at + step + scenarios.length) % scenarios.length;
  notify(scenarios[asked]?.name ?? '');
  if (isStarting) return;
  let started: number | undefined;
  while (started !== asked) {
    started = asked;
    if (!(await scenarios[started ?? 0]?.start())) break;
  }
  asked = undefined;
}

/** Starts a named scenario and shows its name. */
export async function startNamed(named: Catalogue['scenarios'][number]): Promise<void> {
  if (await startScenario(named.scenario)) notify(named.name);
}
