import { SCENARIOS } from '../../../fixtures/scenarios';
import type { ScenarioInput } from '../../../harness/core/scenario';

/** @throws Error if there is none */
export function named(id: string): ScenarioInput & { readonly name: string } {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no scenario ${id}`);
  return found.scenario;
}
