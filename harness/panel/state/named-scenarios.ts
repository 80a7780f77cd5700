import type { ScenarioInfo } from '../../server/session';
import { openOwn } from '../own/acts';
import { ownStore, soundFiles } from '../own/store';
import { notify } from './notice';
import { startScenario } from './scenario-changes';
import { type Catalogue, store } from './store';

interface Stop {
  readonly name: string;
  /** Resolves to whether it has started. */
  readonly start: () => Promise<boolean>;
}

/** Named scenarios first, then the tester's own. */
function stops(): readonly Stop[] {
  const own = soundFiles(ownStore.list?.files ?? []).filter(({ steps }) => steps === 0);
  return [
    ...(store.catalogue?.scenarios ?? []).map(({ name, scenario }) => ({ name, start: () => startScenario(scenario) })),
    ...own.map(({ name, file }) => ({ name, start: () => openOwn(file) })),
  ];
}

/** Found by name; -1 if missing. */
function presentStop(all: readonly Stop[]): number {
  return all.findIndex(({ name }) => name === store.current?.scenario.name);
}

/** A changed scenario must not pass for the named one. */
export function isChangedNamed(current: ScenarioInfo, catalogue: Catalogue | undefined): boolean {
  const named = catalogue?.scenarios.find(({ name }) => name === current.scenario.name);
  return named !== undefined && named.link !== current.link;
}

/** Index of the last requested scenario while another is starting. */
let asked: number | undefined;

/** Wraps around. While a scenario is starting, steps add up and the last target starts next. */
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

export async function startNamed(named: Catalogue['scenarios'][number]): Promise<void> {
  if (await startScenario(named.scenario)) notify(named.name);
}
