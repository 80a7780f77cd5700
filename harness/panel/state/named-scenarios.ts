import type { ScenarioInfo } from '../../server/session';
import { notify } from './notice';
import { startScenario } from './scenario-changes';
import { type Catalogue, store } from './store';

/** Index of the current scenario among the named ones, found by its name; -1 if it is not one of them. */
function namedIndex(): number {
  return store.catalogue?.scenarios.findIndex(({ name }) => name === store.current?.scenario.name) ?? -1;
}

/** Whether the current scenario has the name of a named one and differs from it: then it must not pass for that one. */
export function isChangedNamed(current: ScenarioInfo, catalogue: Catalogue | undefined): boolean {
  const named = catalogue?.scenarios.find(({ name }) => name === current.scenario.name);
  return named !== undefined && named.link !== current.link;
}

/** The named scenario that was asked for last, by its index, while one before it is still being started. */
let asked: number | undefined;

/**
 * Starts the named scenario before (-1) or after (1) the current one; after the last comes the first. Each step counts, however fast they
 * come: of those that come while a scenario is being started, the last one is started next.
 */
export async function stepScenario(step: 1 | -1): Promise<void> {
  const scenarios = store.catalogue?.scenarios ?? [];
  if (scenarios.length === 0) return;
  const isStarting = asked !== undefined;
  const at = asked ?? namedIndex();
  asked = at < 0 ? (step > 0 ? 0 : scenarios.length - 1) : (at + step + scenarios.length) % scenarios.length;
  notify(scenarios[asked]?.name ?? '');
  if (isStarting) return;
  let started: number | undefined;
  while (started !== asked) {
    started = asked;
    const named = scenarios[started ?? 0];
    if (named && !(await startScenario(named.scenario))) break;
  }
  asked = undefined;
}

/** Starts a named scenario and shows its name. */
export async function startNamed(named: Catalogue['scenarios'][number]): Promise<void> {
  if (await startScenario(named.scenario)) notify(named.name);
}
